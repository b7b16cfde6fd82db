import {
  putCounters as addCounters,
  addSubtype,
  addType,
  apply,
  CLUE,
  createToken,
  type Effect,
  type EffectOf,
  exactly,
  exile,
  type Filter,
  gain,
  INCUBATOR,
  mana,
  matches,
  not,
  ownerOf,
  returnTo,
  ruleUntil,
  setBasePT,
  the,
  token,
  when,
} from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { discardCards } from '../atoms/discard.ts'
import { draw } from '../atoms/draw.ts'
import { setMark } from '../atoms/marks.ts'
import { sacrifice } from '../atoms/sacrifice.ts'
import { createTokens } from '../atoms/tokens.ts'
import { isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import { objectsMatching } from '../query/filter.ts'
import { controllerOf, countersOn, isOnBattlefield } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { objectsOf, playersOf } from '../query/refs.ts'
import type { ObjectId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { backup } from './backup.ts'
import { chooseDiscards } from './cards.ts'
import { cascade, discover } from './cascade.ts'
import { cipher } from './cipher.ts'
import { endure } from './endure.ts'
import { explore } from './explore.ts'
import { manifest, manifestDread } from './manifest.ts'
import { monstrosity } from './monstrosity.ts'
import { paradigm } from './paradigm.ts'
import { proliferate } from './proliferate.ts'
import { type EffectHandlers, runSteps } from './run.ts'
import { suspect } from './suspect.ts'
import { acting } from './zones.ts'

/** CR 701.65a */
const AIRBEND: readonly Effect[] = [
  exile(the('airbent'), { as: 'airbent' }),
  ruleUntil(
    {
      kind: 'mayCastFor',
      player: ownerOf(the('airbent')),
      spell: { among: the('airbent') },
      from: ['exile'],
      cost: [mana('{2}')],
    },
    'game',
  ),
]

const ARMY: Filter = { type: 'creature', subtype: 'Army', controller: 'you' }

/** CR 701.47a */
function amassSteps({ subtype, count, as = 'amassed' }: EffectOf<'amass'>): readonly Effect[] {
  const army = token({ colors: ['B'], type: `Creature — ${subtype} Army`, power: 0, toughness: 0 })
  return [
    when({ kind: 'exists', of: ARMY, count: { exactly: 0 } }, createToken(1, army)),
    { kind: 'choose', player: 'you', from: ARMY, count: exactly(1), as },
    addCounters('+1/+1', count, the(as)),
    when(not(matches(the(as), { subtype })), apply(the(as), [addSubtype(subtype)], 'game')),
  ]
}

const CREATURE_TOKEN: Filter = { type: 'creature', is: 'token', controller: 'you' }

/** CR 701.36a. */
const POPULATE: readonly Effect[] = [
  { kind: 'choose', player: 'you', from: CREATURE_TOKEN, count: exactly(1), as: 'populated' },
  { kind: 'createTokenCopy', player: 'you', count: 1, of: the('populated') },
]

/** CR 701.15b */
const goadSteps = ({ what }: EffectOf<'goad'>): readonly Effect[] => [
  { kind: 'bind', as: 'goaded', what },
  { kind: 'rule', rule: { kind: 'goaded', what: the('goaded') }, until: 'untilYourNextTurn' },
]

/** CR 701.35a */
const detainSteps = ({ what }: EffectOf<'detain'>): readonly Effect[] => [
  { kind: 'bind', as: 'detained', what },
  { kind: 'rule', rule: { kind: 'cantAttack', what: the('detained') }, until: 'untilYourNextTurn' },
  { kind: 'rule', rule: { kind: 'cantBlock', what: the('detained') }, until: 'untilYourNextTurn' },
  {
    kind: 'rule',
    rule: { kind: 'cantActivate', object: the('detained'), ability: 'any' },
    until: 'untilYourNextTurn',
  },
]

/** CR 701.66a */
const earthbendSteps = ({ what, count }: EffectOf<'earthbend'>): readonly Effect[] => [
  apply(what, [addType('creature'), setBasePT(0), gain('haste')], 'game'),
  addCounters('+1/+1', count, what),
  {
    kind: 'delayedTrigger',
    on: { kind: 'zoneChange', object: what, from: 'battlefield', to: ['graveyard', 'exile'] },
    lasts: 'once',
    effects: [returnTo('battlefield', 'eventObject', { under: 'you', enters: ['tapped'] })],
  },
]

/** Keyword actions (CR 701) that are more than one of the other steps. */
type Kinds =
  | 'investigate'
  | 'incubate'
  | 'amass'
  | 'connive'
  | 'exploit'
  | 'explore'
  | 'bolster'
  | 'support'
  | 'cascade'
  | 'cipher'
  | 'paradigm'
  | 'discover'
  | 'setAside'
  | 'airbend'
  | 'proliferate'
  | 'populate'
  | 'monstrosity'
  | 'adapt'
  | 'goad'
  | 'detain'
  | 'earthbend'
  | 'suspect'
  | 'manifest'
  | 'manifestDread'
  | 'endure'
  | 'backup'

export const keywordActionEffects: EffectHandlers<Kinds> = {
  explore,
  cascade,
  cipher,
  paradigm,
  discover,
  proliferate,
  monstrosity,
  populate(game, frame) {
    runSteps(game, frame, POPULATE)
  },
  adapt(game, frame, effect) {
    const object = game.state.objects[frame.source]
    if (object?.zone !== 'battlefield' || countersOn(object, '+1/+1') > 0) return
    putCounters(game, frame.source, '+1/+1', atLeastZero(quantity(game, frame, effect.count)), frame.source)
  },
  goad(game, frame, effect) {
    runSteps(game, frame, goadSteps(effect))
  },
  detain(game, frame, effect) {
    runSteps(game, frame, detainSteps(effect))
  },
  earthbend(game, frame, effect) {
    runSteps(game, frame, earthbendSteps(effect))
  },
  suspect,
  manifest,
  manifestDread,
  endure,
  backup,
  setAside(game, frame, effect) {
    for (const id of acting(game, frame, effect.what))
      if (game.state.objects[id]?.zone === 'exile') {
        setMark(game, id, effect.how, game.state.turn.number)
        if (effect.how === 'plotted') emit(game, [makeEvent('plotted', { object: id, source: frame.source })])
      }
  },
  airbend(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) {
      frame.bind('airbent', [id])
      runSteps(game, frame, AIRBEND)
    }
  },
  bolster(game, frame, effect) {
    const player = frame.controller
    const own = objectsMatching(game, frame, { type: 'creature', controller: 'you' })
    const toughness = (id: ObjectId): number => characteristics(game, id).toughness
    const least = own.reduce((min, id) => Math.min(min, toughness(id)), Number.POSITIVE_INFINITY)
    const weakest = own.filter((id) => toughness(id) === least)
    const text = 'Choose a creature to bolster.'
    const [id] = askObjects(game, { player, purpose: 'choose', source: frame.source, text }, weakest, 1, 1)
    const count = atLeastZero(quantity(game, frame, effect.count))
    if (id !== undefined) putCounters(game, id, '+1/+1', count, frame.source)
  },
  support(game, frame, effect) {
    for (const id of objectsOf(game, frame, effect.what))
      if (isOnBattlefield(game, id)) putCounters(game, id, '+1/+1', 1, frame.source)
  },
  investigate(game, frame, effect) {
    const times = atLeastZero(quantity(game, frame, effect.times))
    for (const player of playersOf(game, frame, effect.player))
      for (let time = 0; time < times; time++) {
        createTokens(game, CLUE, { player, count: 1, source: frame.source })
        emit(game, [makeEvent('investigated', { player, source: frame.source })])
      }
  },
  incubate(game, frame, effect) {
    const counters = { '+1/+1': atLeastZero(quantity(game, frame, effect.count)) }
    for (const player of playersOf(game, frame, effect.player))
      createTokens(game, INCUBATOR, { player, count: 1, source: frame.source, counters })
  },
  amass(game, frame, effect) {
    runSteps(game, frame, amassSteps(effect))
  },
  connive(game, frame, effect) {
    const count = atLeastZero(quantity(game, frame, effect.count))
    for (const id of objectsOf(game, frame, effect.what)) {
      // CR 701.50c: its controller, or last controller.
      const player = controllerOf(game, id)
      draw(game, player, count, frame.source)
      const hand = game.state.hand[player]
      const chosen = chooseDiscards(game, frame, player, hand, Math.min(count, hand.length), 'choice')
      const nonlands = chosen.filter((card) => !isLand(characteristics(game, card))).length
      discardCards(game, player, chosen, frame.source, frame.controller)
      if (nonlands > 0 && isOnBattlefield(game, id)) putCounters(game, id, '+1/+1', nonlands, frame.source)
      emit(game, [makeEvent('connived', { object: id, player })])
    }
  },
  exploit(game, frame) {
    const player = frame.controller
    const own = objectsMatching(game, frame, { type: 'creature', controller: 'you' })
    const question = {
      player,
      purpose: 'sacrifice' as const,
      source: frame.source,
      text: 'Choose a creature to exploit.',
    }
    const [id] = askObjects(game, question, own, 1, 1)
    // It may exploit itself.
    const before = triggerIndex(game)
    if (id === undefined || !sacrifice(game, id, player, frame.source)) return
    emit(game, [makeEvent('exploited', { object: frame.source, source: id, player })], before)
  },
}
