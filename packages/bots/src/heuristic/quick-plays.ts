import type { CardView } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword } from '../seat/thing.ts'
import { roleOf } from './spells.ts'

const isQuickCard = (s: Situation, card: CardView): boolean => {
  if (hasKeyword(card, 'flash') || hasKeyword(card, 'cycling')) return true
  return roleOf(s, card) !== 'Proactive'
}

/** Views of an unchanged table are the same lists, so what was found of them holds. */
const quickHands = new WeakMap<Situation['hand'], boolean>()
const quickTables = new WeakMap<Situation['view']['battlefield'], boolean>()

function known<K extends object>(memory: WeakMap<K, boolean>, key: K, find: () => boolean): boolean {
  let answer = memory.get(key)
  if (answer === undefined) {
    answer = find()
    memory.set(key, answer)
  }
  return answer
}

/** Is there anything the player could do at instant speed, mana aside? */
export const hasQuickPlays = (s: Situation): boolean =>
  known(quickHands, s.hand, () => s.hand.some((card) => isQuickCard(s, card))) ||
  known(quickTables, s.view.battlefield, () => s.mine.some((permanent) => s.traits(permanent).isActive)) ||
  s.view.players[s.me].graveyard.some((card) => hasKeyword(card, 'flashback'))
