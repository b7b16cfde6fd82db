import type { GameView, PermanentView } from 'spellwright'

const counterTraits = (counters: Readonly<Record<string, number>>): string[] =>
  Object.entries(counters).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []))

/** What distinguishes this permanent from others with the same name: `tapped, 2 +1/+1, Wild Growth`. */
export function traits(view: GameView, permanent: PermanentView): string[] {
  const { id, tapped, summoningSick, damage, counters, attacking, blocking } = permanent
  const nameOf = (other: number): string => view.battlefield.find((one) => one.id === other)?.name ?? 'something'
  return [
    ...(tapped ? ['tapped'] : []),
    ...(summoningSick ? ['summoning sick'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...counterTraits(counters),
    ...view.battlefield.flatMap((other) => (other.attachedTo === id ? [other.name] : [])),
    ...(permanent.level === null ? [] : [`level ${permanent.level}`]),
    ...permanent.locked.map((half) => `${half} locked`),
    ...(attacking !== 0 ? [permanent.blocked ? 'attacking, blocked' : 'attacking'] : []),
    ...(blocking.length > 0 ? [`blocking ${blocking.map(nameOf).join(' and ')}`] : []),
  ]
}

/** `2/2`, `loyalty 3`, or nothing. */
export function statsText({ power, toughness, loyalty }: PermanentView): string {
  if (power !== null && toughness !== null) return `${power}/${toughness}`
  return loyalty === null ? '' : `loyalty ${loyalty}`
}

/** `Goblin Lackey 1/1 (tapped)` */
export function permanentText(view: GameView, permanent: PermanentView): string {
  const unnamed = permanent.faceDown ? 'face-down card' : 'locked Room'
  const name = permanent.name || `${unnamed}${permanent.card ? ` (${permanent.card.name})` : ''}`
  const shown = traits(view, permanent)
  return [name, statsText(permanent), shown.length > 0 ? `(${shown.join(', ')})` : ''].filter(Boolean).join(' ')
}
