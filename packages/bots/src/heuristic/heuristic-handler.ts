import { defaultAnswer, type SyncDecisionHandler } from '@spellwright/engine'
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
import { chooseName } from './words.ts'

/** A player who does what seems sensible by rules of thumb (SPEC S13), from what its seat may know and nothing else. */
export function heuristicHandler(label = 'heuristic', memory = new Memory()): SyncDecisionHandler {
  return forThemselves({
    label,
    act: (_, seat) => chooseAction(seat, memory),
    objects: (decision, seat) => chooseObjects(new SeenGame(seat), decision, memory),
    options: (decision, seat) => chooseOptions(new SeenGame(seat), decision, memory),
    number: (decision, seat) => chooseNumber(new SeenGame(seat), decision, memory),
    name: (decision, seat) => chooseName(new SeenGame(seat), decision),
    order: (decision, seat) => chooseOrder(new SeenGame(seat), decision),
    arrange: (decision, seat) => arrangeCards(new SeenGame(seat), decision),
    piles: (decision, seat) => splitPiles(new SeenGame(seat), decision),
    divide: (decision, seat) => divideAmong(new SeenGame(seat), decision),
    pay: (decision, seat) => choosePayment(seat, decision),
    attack: (decision, seat) => declareAttack(new SeenGame(seat), decision),
    block: (decision, seat) => declareBlocks(new SeenGame(seat), decision),
    sideboard: (decision) => defaultAnswer<'sideboard'>(decision),
  })
}
