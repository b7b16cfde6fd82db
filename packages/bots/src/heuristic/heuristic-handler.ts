import { defaultAnswer, type SyncDecisionHandler } from '@spellwright/engine'
import { declareAttack } from '../combat/attack.ts'
import { declareBlocks } from '../combat/block.ts'
import { Situation } from '../seat/situation.ts'
import { chooseAction } from './act.ts'
import { Memory } from './memory.ts'
import { chooseObjects } from './objects.ts'
import { chooseOptions } from './options.ts'
import { arrangeCards, chooseNumber, chooseOrder, divideAmong, splitPiles } from './others.ts'
import { choosePayment } from './payment.ts'
import { chooseName } from './words.ts'

/** A player who looks at the table and does the sensible thing (SPEC S13), from what its seat sees and nothing else. */
export function heuristicHandler(label = 'heuristic', memory = new Memory()): SyncDecisionHandler {
  return {
    label,
    act: (_, seat) => chooseAction(seat, memory),
    objects: (decision, seat) => chooseObjects(new Situation(seat), decision, memory),
    options: (decision, seat) => chooseOptions(new Situation(seat), decision, memory),
    number: (decision, seat) => chooseNumber(new Situation(seat), decision, memory),
    name: (decision, seat) => chooseName(new Situation(seat), decision),
    order: (decision, seat) => chooseOrder(new Situation(seat), decision),
    arrange: (decision, seat) => arrangeCards(new Situation(seat), decision),
    piles: (decision, seat) => splitPiles(new Situation(seat), decision),
    divide: (decision, seat) => divideAmong(new Situation(seat), decision),
    pay: (decision, seat) => choosePayment(seat, decision),
    attack: (decision, seat) => declareAttack(new Situation(seat), decision),
    block: (decision, seat) => declareBlocks(new Situation(seat), decision),
    sideboard: (decision) => defaultAnswer<'sideboard'>(decision),
  }
}
