/** Takes a replay to the moment that its link names. */
import { useEffect } from 'react'
import { t } from '../../../locale/index.ts'
import type { Moment } from '../../params.ts'
import { Notes } from '../../parts/notes.tsx'
import { useSession } from '../../play/context.ts'
import './english.ts'
import { momentText, timeOf } from './moment-names.ts'

/** Holds the film of a replay at a moment that the address names; a note says so where there is none: of an unknown round it runs. */
export function AtMoment({ moment }: { moment: Moment }) {
  const { film } = useSession()
  // All of a replay is there from the beginning.
  const found = timeOf(film.timeline, moment)
  const at = found?.at ?? null
  useEffect(() => {
    if (at === null) return
    film.pause()
    film.seek(at)
  }, [film, at])
  if (found?.exact) return null
  const line = found
    ? t('ui.replays.noMoment', { moment: momentText(moment) })
    : t('ui.replays.noRound', { round: moment.round })
  return <Notes lines={[line]} passing />
}
