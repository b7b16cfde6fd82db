import type { Action } from '@spellwright/engine'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { threatTo } from '../worth/saving-worth.ts'
import { abilityPlays } from './abilities.ts'
import { rate, spellPlays } from './spells.ts'

const NOTHING: readonly Action[] = []

/** What saving must gain: an ability costs little, a card must keep a card. */
const WORTH_AN_ABILITY = 1
const WORTH_A_CARD = 1.6

const appliesAnything = (effects: readonly { readonly kind: string }[]): boolean =>
  effects.some(({ kind }) => kind === 'apply')

const isAnythingThreatened = (s: SeenGame): boolean =>
  s.top !== undefined &&
  s.top.controller !== s.me &&
  s.top.targets.some(({ entities }) =>
    entities.some((id) => {
      const facts = id > 0 ? s.battlefield.factsOf(id as never) : undefined
      return facts !== undefined && threatTo(s, facts.object) !== null
    }),
  )

/** Abilities, then spells, that keep what the opponent aims at. */
export function savingPlays(s: SeenGame): readonly Action[] {
  if (!s.policy.saveThreatened || !isAnythingThreatened(s)) return NOTHING
  const found: { readonly action: Action; readonly gain: number }[] = []
  for (const play of abilityPlays(s))
    if (appliesAnything(play.use.aimed.effects) && play.gain > WORTH_AN_ABILITY)
      found.push({ action: play.action, gain: 100 + play.gain })
  for (const play of spellPlays(s)) {
    if (play.role !== 'InstantUtility' || !appliesAnything(play.way.spell.effects) || !canPay(s.units, play.price))
      continue
    const { worth } = rate(s, play)
    if (worth > WORTH_A_CARD) found.push({ action: play.action, gain: worth })
  }
  return found.sort((a, b) => b.gain - a.gain).map(({ action }) => action)
}
