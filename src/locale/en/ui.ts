/** The interface: menus, battle screen, dialogs. */
import { battle } from './battle.ts'

export const ui: Readonly<Record<string, string>> = {
  'ui.close': 'Close',
  'ui.back': 'Back',
  'ui.cancel': 'Cancel',
  'ui.loading': 'Warming up the engines',
  'ui.ignored': '“{{name}}={{value}}” in the address was left out. Understood there: {{allowed}}.',

  'ui.menu.label': 'Main menu',
  'ui.menu.tagline': 'Small ships, hidden dials, one mat of open space.',
  'ui.menu.play': 'Play',
  'ui.menu.playNote': 'Mission 1, Political Escort, against the computer',
  'ui.menu.watch': 'Watch',
  'ui.menu.watchNote': 'The computer flies both sides',
  'ui.menu.replay': 'Open replay…',
  'ui.menu.replayNote': 'A *.replay.json file saved from a battle',
  'ui.menu.about': 'About',
  'ui.menu.aboutNote': 'What this is, credits and licences',
  'ui.menu.notice':
    'An unofficial fan work for the first-edition core set. Not made, approved or sponsored by the owners of its marks.',

  'ui.briefing.rules': 'In this mission',
  'ui.setup.side': 'Your side',
  'ui.setup.rebelNote': 'One X-wing and the shuttle',
  'ui.setup.imperialNote': 'Two TIE fighters',
  'ui.setup.level': 'The computer plays',
  'ui.setup.rebelLevel': 'Rebels',
  'ui.setup.imperialLevel': 'Empire',
  'ui.setup.seed': 'Seed (optional)',
  'ui.setup.seedNote': 'The same seed and the same choices give the same dice.',
  'ui.setup.seedBad': 'Up to 32 letters, digits, “-” and “_”, please.',
  'ui.setup.fair': 'Dice are never altered at any level, and the computer does not see your dials.',
  'ui.setup.play': 'Take off',
  'ui.setup.watch': 'Watch the battle',
  'level.random.note': 'Any legal choice',
  'level.greedy.note': 'Looks one round ahead',

  'ui.about.title': 'About Koiogran',
  'ui.about.what':
    'A browser game of the first-edition core set of the X-Wing Miniatures Game: its ships, its three-foot mat and its rules, at true scale, against a computer opponent. Everything runs on this machine; nothing is sent anywhere.',
  'ui.about.noticeTitle': 'Unofficial fan work',
  'ui.about.notice':
    'Koiogran is made by fans, for nothing. It is not affiliated with, endorsed or sponsored by Lucasfilm, Disney, Fantasy Flight Games, Atomic Mass Games or Asmodee. Names of ships, pilots and cards are trademarks of their owners and are used only to say which game this is. All models, pictures, icons and texts here are the project’s own.',
  'ui.about.fairTitle': 'Fair play',
  'ui.about.fair':
    'Every die comes from the seed of the battle and from what it is rolled for, nothing else. The computer gets the same view of the table as a person in its seat.',
  'ui.about.creditsTitle': 'Credits and licences',
  'ui.about.credits': 'Koiogran is free software under the MIT licence. It stands on:',

  'ui.replay.title': 'This replay cannot be opened',
  'ui.replay.kept': 'Nothing was changed by trying.',
  'ui.replay.tooBig': 'The file is larger than 2 MB; no replay is.',
  'ui.replay.unreadable': 'The file could not be read.',
  'ui.problem.title': 'Something went wrong',
  'ui.problem.text':
    'This screen stopped working: {{what}}. What you played so far can still be saved; then go back to the menu.',
  'ui.problem.battle': 'The battle could not be started: {{what}}.',
  'ui.problem.load': 'A part of the game could not be loaded. Check that the page is still reachable and try again.',
  'ui.problem.retry': 'Try again',
  'ui.problem.menu': 'Menu',
  ...battle,
}
