/**
 * What players call the things that the rulebook has other words for: by subject, in every language, parted by commas. The first is the
 * name of the subject on the rulebook's front page. Whoever searches finds by all of them, whatever language is spoken.
 */
import type { Language } from './languages.ts'

export const SOUGHT = {
  bump: {
    en: 'Bumping, bump, bumped, collision, collide, crash, ram, ramming, overlapping ships, hit a ship',
    de: 'Zusammenstoß, Kollision, kollidieren, rammen, anrempeln, bumpen, Überschneidung, Schiffe berühren',
    sv: 'Krock, kollision, krocka, kollidera, ramma, bumpa, överlappning, stöta ihop',
    pl: 'Zderzenie, zderzenia, kolizja, kolizje, zderzyć, taranowanie, wpaść na statek, nałożenie podstawek',
    ru: 'Столкновение, столкновения, столкнуться, таран, таранить, врезаться, бамп, перекрытие',
  },
  'k-turn': {
    en: 'K-turn, koiogran, koiogran turn, u-turn, turn around, 180',
    de: 'K-Wende, Koiogran, Koiogran-Wende, Kehre, Kehrtwende, Wende, umdrehen',
    sv: 'K-sväng, koiogran, koiogransväng, u-sväng, vända om, helomvändning',
    pl: 'Zwrot Koiogran, koiogran, k-turn, zwrot, zawracanie, zawrotka, zawrócić',
    ru: 'Разворот Койограна, койогран, разворот, к-поворот, развернуться',
  },
  fleeing: {
    en: 'Flying off the table, fly off the table, off the table, off the mat, off the board, leave the mat, out of bounds, edge of the table, flee, fleeing',
    de: 'Vom Tisch fliegen, vom Tisch, vom Feld, von der Matte, Matte verlassen, Spielfeld verlassen, aus dem Spielfeld, Tischkante, fliehen, Flucht',
    sv: 'Flyga av bordet, av bordet, utanför bordet, utanför mattan, lämna mattan, bordskanten, fly, flykt',
    pl: 'Wylot poza stół, wylecieć poza stół, poza stół, poza matę, poza planszę, krawędź stołu, opuścić matę, ucieczka, uciec',
    ru: 'Вылет за край стола, за край, за стол, за пределы поля, вылететь с поля, покинуть поле, бегство, побег',
  },
  asteroid: {
    en: 'Asteroid damage, asteroids, asteroid, rock, rocks, hit an asteroid, obstacle, debris',
    de: 'Schaden durch Asteroiden, Asteroid, Asteroiden, Asteroidenschaden, Fels, Felsen, Brocken, Hindernis',
    sv: 'Asteroidskada, asteroid, asteroider, sten, stenar, träffa en asteroid, hinder',
    pl: 'Obrażenia od asteroid, asteroida, asteroidy, asteroid, skała, skały, przeszkoda',
    ru: 'Урон от астероидов, астероид, астероиды, камень, камни, препятствие, преграда',
  },
  obstruction: {
    en: 'Obstructed shots, obstructed, cover, shooting through an asteroid, line of sight, extra die behind a rock',
    de: 'Versperrter Schuss, versperrt, Deckung, Sichtlinie, durch Asteroiden schießen, behindert',
    sv: 'Skymda skott, skymd, skydd, siktlinje, skjuta genom asteroid',
    pl: 'Strzał przez przeszkodę, osłona za asteroidą, linia wzroku, strzelanie przez asteroidę, zasłonięty',
    ru: 'Выстрел через астероид, укрытие, линия видимости, прикрытие, стрельба через преграду',
  },
  evade: {
    en: 'Evade tokens, evade token, evade, evade action, dodge',
    de: 'Ausweichmarker, Ausweichen, Ausweichen-Marker, Evade',
    sv: 'Väjningsmarkörer, väjningsmarkör, väjning, väja, undanmanöver, undvika, evade-markör',
    pl: 'Żetony uniku, żeton uniku, unik, uniki',
    ru: 'Жетоны уклонения, жетон уклонения, уклонение, уворот',
  },
  focus: {
    en: 'Focus tokens, focus token, focus action, eyeball, eyeballs, spend focus',
    de: 'Fokusmarker, Fokus, Fokussierung, Auge, Augen, Konzentration',
    sv: 'Fokusmarkörer, fokus, fokusera, öga, ögon',
    pl: 'Żetony skupienia, żeton skupienia, skupienie, fokus, oczko, oczka',
    ru: 'Жетоны концентрации, жетон концентрации, концентрация, фокус, глаз, глазки',
  },
  lock: {
    en: 'Target locks, target lock, lock, lock on, TL, aim, reroll attack dice',
    de: 'Zielerfassung, Zielerfassungsmarker, erfassen, Lock, anvisieren, neu würfeln',
    sv: 'Låsa ett mål, mållåsning, mållås, lås, låsa, slå om',
    pl: 'Namierzanie celu, namierzanie, namierzenie, lock, przerzut',
    ru: 'Захват цели, захват, лок, прицел, переброс',
  },
  'barrel-roll': {
    en: 'Barrel roll, roll sideways, sidestep, BR',
    de: 'Fassrolle, Rolle, seitwärts, Barrel Roll',
    sv: 'Tunnelroll, roll, i sidled, sidoförflyttning',
    pl: 'Beczka, w bok, przesunięcie w bok',
    ru: 'Бочка, вбок, сдвиг вбок',
  },
  boost: {
    en: 'Boost, boosting, speed up, reposition ahead',
    de: 'Schub, Boost, beschleunigen, Schub geben',
    sv: 'Acceleration, accelerera, boost, skjuta på',
    pl: 'Dopalacz, boost, przyspieszenie, dopalanie',
    ru: 'Ускорение, ускориться, буст, форсаж',
  },
  segnor: {
    en: 'Segnor’s Loop, segnors loop, segnor, s-loop, sloop',
    de: 'Segnor-Looping, Segnor, Looping, S-Loop',
    sv: 'Segnor-loop, segnor, loop, s-loop',
    pl: 'Pętla Segnora, segnor, pętla, s-loop',
    ru: 'Петля Сегнора, сегнор, петля, с-петля',
  },
  tallon: {
    en: 'Tallon Roll, tallon, t-roll, slide along the template',
    de: 'Tallon-Rolle, Tallon, T-Roll, am Ende verschieben',
    sv: 'Tallon-roll, tallon, t-roll, glida längs mallen',
    pl: 'Beczka Tallona, tallon, t-roll, przesunięcie wzdłuż wzornika',
    ru: 'Бочка Таллона, таллон, т-ролл, сдвиг вдоль шаблона',
  },
  crit: {
    en: 'Crits, crit, critical, critical hit, critical damage, face-up damage, damage card, damage cards',
    de: 'Kritische Treffer, kritischer Treffer, kritisch, Krit, Krits, kritischer Schaden, Schadenskarte, offene Schadenskarte',
    sv: 'Kritiska träffar, kritisk träff, kritisk, krit, kritisk skada, skadekort, öppna skadekort',
    pl: 'Trafienia krytyczne, trafienie krytyczne, krytyk, kryt, kryty, uszkodzenie krytyczne, karta uszkodzeń',
    ru: 'Критические попадания, крит, криты, критическое попадание, критический урон, карта повреждений',
  },
  stress: {
    en: 'Stress, stress token, stressed, red manoeuvre, red maneuver, red move',
    de: 'Stress, Stressmarker, gestresst, rotes Manöver, rote Manöver',
    sv: 'Stress, stressmarkör, stressad, röd manöver',
    pl: 'Stres, żeton stresu, zestresowany, czerwony manewr',
    ru: 'Перегрузка, стресс, жетон перегрузки, красный манёвр, красный маневр',
  },
  range: {
    en: 'Range, measure, measuring, ruler, distance, how far',
    de: 'Reichweite, Entfernung, messen, Maßstab, Lineal, wie weit',
    sv: 'Avstånd, räckvidd, mäta, mätsticka, hur långt',
    pl: 'Zasięg, odległość, mierzenie, miarka, jak daleko',
    ru: 'Дистанция, расстояние, измерить, линейка, как далеко',
  },
  bonus: {
    en: 'Range bonus, range bonuses, extra die, extra dice, additional die, bonus die, range 1 bonus, range 3 bonus',
    de: 'Reichweitenbonus, Zusatzwürfel, Extrawürfel, zusätzlicher Würfel, Bonuswürfel',
    sv: 'Avståndsbonus, räckviddsbonus, extra tärning, extratärning, bonustärning',
    pl: 'Premia za zasięg, bonus za zasięg, dodatkowa kość, kość premiowa',
    ru: 'Бонус дистанции, лишний кубик, дополнительный кубик, бонус за дистанцию',
  },
  arc: {
    en: 'Firing arc, arc, field of fire, who can shoot, cone',
    de: 'Feuerwinkel, Schusswinkel, Schussfeld, Feuerbereich, wer darf schießen',
    sv: 'Skottvinkel, eldvinkel, eldsektor, skottsektor, vem kan skjuta',
    pl: 'Pole rażenia, kąt ostrzału, pole ostrzału, stożek ognia, kto może strzelać',
    ru: 'Сектор огня, сектор обстрела, угол обстрела, дуга, кто может стрелять',
  },
  order: {
    en: 'Who goes first, order, turn order, who moves first, who shoots first, initiative, pilot skill, PS, tie',
    de: 'Wer zuerst dran ist, Reihenfolge, wer zuerst, Initiative, Pilotenwert, Gleichstand',
    sv: 'Vem som börjar, turordning, ordning, vem först, initiativ, pilotskicklighet',
    pl: 'Kto pierwszy, kolejność, inicjatywa, umiejętność pilota, remis',
    ru: 'Кто первый, порядок, очерёдность, инициатива, мастерство пилота',
  },
  death: {
    en: 'Destroyed ships, destroyed, dead, killed, dies, shoot back, simultaneous fire, last shot',
    de: 'Zerstörte Schiffe, zerstört, tot, abgeschossen, zurückschießen, gleichzeitig, letzter Schuss',
    sv: 'Förstörda skepp, förstörd, död, nedskjuten, skjuta tillbaka, samtidigt, sista skottet',
    pl: 'Zniszczone statki, zniszczony, zestrzelony, śmierć, odpowiedzieć ogniem, jednocześnie, ostatni strzał',
    ru: 'Уничтоженные корабли, уничтожен, сбит, смерть, ответный огонь, одновременно, последний выстрел',
  },
  shields: {
    en: 'Shields and hull, shields, shield, hull, hit points, HP, life, health, taking damage',
    de: 'Schilde und Hülle, Schild, Schilde, Hülle, Lebenspunkte, Trefferpunkte, Schaden nehmen',
    sv: 'Sköldar och skrov, sköld, sköldar, skrov, hp, liv, ta skada',
    pl: 'Osłony i kadłub, osłona, osłony, tarcze, kadłub, punkty życia, otrzymać obrażenia',
    ru: 'Щиты и корпус, щит, щиты, корпус, жизни, очки здоровья, получить урон',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** A subject that is looked up. */
export type Subject = keyof typeof SOUGHT

/** What players call a subject in a language, the name first. */
export const wordsFor = (subject: Subject, language: Language): readonly string[] =>
  SOUGHT[subject][language].split(', ')
