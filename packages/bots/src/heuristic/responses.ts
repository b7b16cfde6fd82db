import type { Effect } from '@spellwright/dsl'
import { type Action, type Context, contextBinding, type StackView } from '@spellwright/engine'
import { stepsIn } from '../facts/steps.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { WIN } from '../worth/life.ts'
import { manaIn, openMana } from '../worth/open-mana.ts'
import { stackWorth } from '../worth/stack-worth.ts'
import { threatOfSpell } from '../worth/threat-of-spell.ts'
import { extraCost, type SpellPlay, spellPlays } from './spells.ts'

/** From which mana value on a spell is worth a card that counters it (SPEC S13.6). */
const HARD_COUNTER = 3
const FREE_COUNTER = 4
/** With another one in hand. */
const SPARE_COUNTER = 2

interface Counter {
  /** Mana its controller may pay instead; 0: it is simply countered. */
  readonly keepCost: number
  readonly isConditional: boolean
}

function counterIn(s: SeenGame, ctx: Context, effects: readonly Effect[]): Counter | null {
  const steps = stepsIn(effects)
  if (!steps.some(({ kind }) => kind === 'counterSpell')) return null
  const unless = steps.find((step) => step.kind === 'unless')
  return {
    keepCost: unless?.kind === 'unless' ? manaIn(s, ctx, unless.cost) : 0,
    isConditional: steps.some(({ kind }) => kind === 'if'),
  }
}

/** Another counterspell stays in hand for what is still to come. */
function hasSpareCounter(s: SeenGame, { card }: SpellPlay): boolean {
  return s.ownHand.handCards.some((held) => held.role === 'Counterspell' && held.card.id !== card.id)
}

/** Is this the moment for that counterspell? */
function shouldCounter(s: SeenGame, play: SpellPlay, item: StackView): boolean {
  const { spell } = play.way
  const effects = [...(spell.modes?.options[0]?.effects ?? []), ...spell.effects]
  const ctx = s.context(play.card.id, s.me)
  const counter = counterIn(s, ctx, effects)
  const targets = { ...spell.targets, ...spell.modes?.options[0]?.targets }
  const [word] = Object.keys(targets)
  if (!counter || word === undefined || item.spell === null) return false
  const worth = effectsWorth(s, contextBinding(ctx, word, [item.id]), effects)
  if (worth <= 0.3) return false
  if (s.policy.mistakes.countersAnything) return true
  if (s.policy.counterByThreat) return isWorthCountering(s, play, item, counter)
  if (stackWorth(s, item) < -WIN / 2) return true
  if (counter.keepCost > 0) return openMana(s, s.foe) < counter.keepCost && item.spell.manaValue >= 1
  if (counter.isConditional) return item.spell.manaValue >= 1
  const isFree = play.action.method !== 'normal'
  return item.spell.manaValue >= (isFree ? FREE_COUNTER : hasSpareCounter(s, play) ? SPARE_COUNTER : HARD_COUNTER)
}

/** What a spell must threaten to be worth a counterspell: the only one, one of several, or one that costs more cards. */
const WORTH_THE_ONLY = 3
const WORTH_A_SPARE = 2.6
const WORTH_TWO_CARDS = 6
/** One that will soon be useless is used on almost anything. */
const WORTH_A_SOFT_ONE = 1.5

function isWorthCountering(
  s: SeenGame,
  play: SpellPlay,
  item: StackView,
  { keepCost, isConditional }: Counter,
): boolean {
  if (stackWorth(s, item) < -WIN / 2) return true
  if (keepCost > 0 && openMana(s, s.foe) >= keepCost) return false
  const threat = threatOfSpell(s, item)
  if (keepCost > 0 || isConditional) return threat >= WORTH_A_SOFT_ONE
  if (extraCost(s, play) > 1)
    return threat >= WORTH_TWO_CARDS || (threat > 0 && (item.spell?.manaValue ?? 0) >= FREE_COUNTER)
  // A permanent for one mana is seldom worth a card.
  const isCheap = item.spell !== null && item.spell.manaValue === 1 && threat < WORTH_THE_ONLY + 1
  return !isCheap && threat >= (hasSpareCounter(s, play) ? WORTH_A_SPARE : WORTH_THE_ONLY)
}

const priceOf = (s: SeenGame, play: SpellPlay): number => extraCost(s, play) + 0.5 * play.price.total

/** Counterspells against the topmost spell of the opponent, those that cost least first (SPEC S13.6). */
export function counterPlays(s: SeenGame): readonly Action[] {
  const item = s.top
  if (!item?.spell || !s.ownHand.hasRole('Counterspell')) return []
  return spellPlays(s)
    .filter((play) => play.role === 'Counterspell' && canPay(s.units, play.price))
    .filter((play) => shouldCounter(s, play, item))
    .sort((a, b) => priceOf(s, a) - priceOf(s, b))
    .map(({ action }) => action)
}
