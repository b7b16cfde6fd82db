import type { PermanentView } from 'spellwright/play'
import type { Marks } from '../prompts/prompt.ts'

export interface PermanentGroup {
  readonly key: string
  readonly permanents: readonly PermanentView[]
}

/** In a row with more permanents than this, identical ones are shown as one pile with a count. */
const GROUP_ABOVE = 7

/** The numbers of places in a row at which the style sheet uses a more compact layout. */
const CROWDING_STEPS = [6, 10, 14, 20, 28] as const

export const crowdingLevel = (places: number): number => CROWDING_STEPS.filter((from) => places >= from).length

const keyOf = (permanent: PermanentView, marks: Marks, attached: ReadonlySet<number>): string => {
  const { id, name, tapped, counters, damage, summoningSick, attacking, blocking, power, toughness, owner } = permanent
  if (attached.has(id) || blocking.length > 0 || attacking !== 0) return String(id)
  const parts = [name, owner, tapped, JSON.stringify(counters), damage, summoningSick, power, toughness]
  return [...parts, marks.get(id) ?? '', permanent.keywords.join(), JSON.stringify(permanent.chosen)].join('|')
}

/** Groups identical permanents if the row is crowded. Permanents in `attached` have Auras or Equipment and stay single. */
export function groupPermanents(
  row: readonly PermanentView[],
  marks: Marks,
  attached: ReadonlySet<number>,
): PermanentGroup[] {
  if (row.length <= GROUP_ABOVE) return row.map((permanent) => ({ key: String(permanent.id), permanents: [permanent] }))
  const groups = new Map<string, PermanentView[]>()
  for (const permanent of row) {
    const key = keyOf(permanent, marks, attached)
    const known = groups.get(key)
    if (known) known.push(permanent)
    else groups.set(key, [permanent])
  }
  return [...groups.values()].map((permanents) => ({ key: String(permanents[0]?.id), permanents }))
}
