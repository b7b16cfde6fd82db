import { defaultAnswer, type SeatAccess, type SyncDecisionHandler } from '@spellwright/engine'
import { declareAttack } from '../combat/attack.ts'
import { declareBlocks } from '../combat/block.ts'
import { SeenGame } from '../seat/seen-game.ts'
import { chooseAction } from './act.ts'
import { forThemselves } from './for-themselves.ts'
import { Memory } from './memory.ts'
import { chooseObjects } from './objects.ts'
import { chooseOptions } from './options.ts'
import { arrangeCards, chooseNumber, chooseOrder, divideAmong, splitPiles } from './others.ts'
import { choosePayment } from './payment.ts'
import { burnAfterAttack } from './reach-plays.ts'
import { planSideboarding } from './sideboarding.ts'
import { chooseName } from './words.ts'

/** A player who does what seems sensible by rules of thumb (SPEC S13), from what its seat may know and nothing else. */
export function heuristicHandler(label = 'heuristic', memory = new Memory()): SyncDecisionHandler {
  const seen = (seat: SeatAccess): SeenGame => {
    const view = seat.view()
    return new SeenGame(seat, view, memory.policyIn(view.turn))
  }
  return forThemselves({
    label,
    act: (_, seat) => chooseAction(seat, memory),
    objects: (decision, seat) => chooseObjects(seen(seat), decision, memory),
    options: (decision, seat) => chooseOptions(seen(seat), decision, memory),
    number: (decision, seat) => chooseNumber(seen(seat), decision, memory),
    name: (decision, seat) => chooseName(seen(seat), decision),
    order: (decision, seat) => chooseOrder(seen(seat), decision),
    arrange: (decision, seat) => arrangeCards(seen(seat), decision),
    piles: (decision, seat) => splitPiles(seen(seat), decision),
    divide: (decision, seat) => divideAmong(seen(seat), decision),
    pay: (decision, seat) => choosePayment(seat, decision, memory.policyIn(seat.view().turn)),
    attack: (decision, seat) => {
      const s = seen(seat)
      return declareAttack(s, decision, burnAfterAttack(s))
    },
    block: (decision, seat) => declareBlocks(seen(seat), decision),
    sideboard: (decision, seat) =>
      memory.policy.sideboards ? planSideboarding(seat.cards, decision) : defaultAnswer<'sideboard'>(decision),
  })
}
