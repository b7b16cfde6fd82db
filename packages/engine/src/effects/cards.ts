import type { EffectOf } from '@spellwright/dsl'
import { discardShares } from '../atoms/discard.ts'
import { draw, mill } from '../atoms/draw.ts'
import { noteReveal } from '../atoms/known-after-move.ts'
import { moveAll, shuffleLibrary } from '../atoms/move.ts'
import type { Share } from '../atoms/sacrifice.ts'
import { characteristics } from '../continuous/read.ts'
import { ask, askNumber, askObjects, askOption } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextWith } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstPlayer, playersOf, selected } from '../query/refs.ts'
import { isObjectEntity, type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import { itemsAt } from '../state/lists.ts'
import { objectWith } from '../state/records.ts'
import { drawAtRandom } from '../state/rng.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'

/** The top cards of a library, topmost first. */
export function topCards(game: Game, player: PlayerId, count: number): ObjectId[] {
  const library = game.state.library[player]
  return library.slice(Math.max(0, library.length - count)).reverse()
}

/** Records who has seen these cards. */
export function makeKnown(game: Game, ids: readonly ObjectId[], mask: number): void {
  game.libraryTouches++
  for (const id of ids) {
    const object = game.state.objects[id]
    if (!object) continue
    noteReveal(game, object.knownTo, object.knownTo | mask)
    game.state.objects[id] = objectWith(object, { knownTo: object.knownTo | mask })
  }
}

export function revealTo(
  game: Game,
  frame: Frame,
  player: PlayerId,
  ids: readonly ObjectId[],
  publicly: boolean,
): void {
  makeKnown(game, ids, publicly ? 3 : 1 << player)
  if (ids.length === 0) return
  if (publicly) frame.revealed = [...frame.revealed, ...ids]
  emit(game, [
    makeEvent(publicly ? 'revealed' : 'lookedAt', {
      player,
      source: frame.source,
      objects: ids,
      amount: ids.length,
      visibleTo: publicly ? 3 : 1 << player,
    }),
  ])
}

type Kinds =
  | 'draw'
  | 'discard'
  | 'discardCards'
  | 'mill'
  | 'millUntil'
  | 'exileUntilTotal'
  | 'scry'
  | 'surveil'
  | 'lookAtTop'
  | 'reveal'
  | 'revealUntil'
  | 'revealHand'
  | 'lookAtHand'
  | 'shuffle'
  | 'piles'

/** The whole hand, or that many cards of it at random. */
function cardsLookedAt(
  game: Game,
  frame: Frame,
  player: PlayerId,
  { random }: EffectOf<'lookAtHand'>,
): readonly ObjectId[] {
  const hand = [...game.state.hand[player]]
  if (random === undefined) return hand
  return atRandom(game, player, hand, Math.min(hand.length, atLeastZero(quantity(game, frame, random))))
}

export const cardEffects: EffectHandlers<Kinds> = {
  draw(game, frame, effect) {
    const drawn: ObjectId[] = []
    // How many is known before anybody draws (CR 608.2h).
    const counts = playersOf(game, frame, effect.player).map((player) => ({
      player,
      count: atLeastZero(quantity(game, contextWith(frame, { affectedPlayer: player }), effect.count)),
    }))
    for (const { player, count } of counts) drawn.push(...draw(game, player, count, frame.source))
    frame.bind(effect.as, drawn)
  },
  discard(game, frame, effect) {
    const shares = playersOf(game, frame, effect.player).map((player): Share => {
      const hand = game.state.hand[player].filter(
        (id) => !effect.filter || matches(game, frame, effect.filter, id, 'hand'),
      )
      const count = howManyDiscarded(game, frame, effect, player, hand.length)
      return { player, ids: chooseDiscards(game, frame, player, hand, count, effect.how) }
    })
    frame.bind(effect.as, discardShares(game, shares, frame.source, frame.controller))
  },
  discardCards(game, frame, effect) {
    const cards = selected(game, frame, effect.what).filter(isObjectEntity)
    const shares = PLAYERS.map(
      (player): Share => ({ player, ids: cards.filter((id) => game.state.hand[player].includes(id)) }),
    )
    frame.bind(effect.as, discardShares(game, shares, frame.source, frame.controller))
  },
  mill(game, frame, effect) {
    const milled: ObjectId[] = []
    for (const player of playersOf(game, frame, effect.player))
      milled.push(...mill(game, player, atLeastZero(quantity(game, frame, effect.count)), frame.source))
    frame.bind(effect.as, milled)
  },
  exileUntilTotal(game, frame, effect) {
    const exiled: ObjectId[] = []
    for (const player of playersOf(game, frame, effect.player)) {
      let total = 0
      for (
        let top = topCards(game, player, 1);
        total < effect.total && top.length > 0;
        top = topCards(game, player, 1)
      ) {
        total += top.reduce((sum, id) => sum + characteristics(game, id).manaValue, 0)
        exiled.push(...moveAll(game, top, 'exile', frame.cause))
      }
    }
    frame.bind(effect.as, exiled)
  },
  millUntil(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const most = atLeastZero(quantity(game, frame, effect.most))
    const fitting: ObjectId[] = []
    for (let put = 0; put < most && fitting.length === 0 && game.state.library[player].length > 0; ) {
      // What is put elsewhere instead does not count.
      const milled = mill(game, player, 1, frame.source).filter((id) => mustGet(game, id).zone === 'graveyard')
      put += milled.length
      fitting.push(...milled.filter((id) => matches(game, frame, effect.filter, id, null)))
    }
    frame.bind(effect.as, fitting)
  },
  scry(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      arrangeTop(game, frame, player, atLeastZero(quantity(game, frame, effect.count)), 'bottom')
  },
  surveil(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      arrangeTop(game, frame, player, atLeastZero(quantity(game, frame, effect.count)), 'graveyard')
  },
  lookAtTop(game, frame, effect) {
    const count = atLeastZero(quantity(game, frame, effect.count))
    const cards = playersOf(game, frame, effect.player).flatMap((player) => {
      const own = topCards(game, player, count)
      if (effect.unseen === undefined)
        revealTo(game, frame, effect.reveal ? player : frame.controller, own, effect.reveal === 'reveal')
      return own
    })
    frame.bind(effect.as, cards)
  },
  reveal(game, frame, effect) {
    const cards = selected(game, frame, effect.what).filter(isObjectEntity)
    revealTo(game, frame, frame.controller, cards, true)
    frame.bind(effect.as, cards)
  },
  revealUntil(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const cards = topCards(game, player, game.state.library[player].length)
    const found = cards.findIndex((id) => matches(game, frame, effect.filter, id, null))
    const end = found < 0 ? cards.length : found
    revealTo(game, frame, player, cards.slice(0, end + 1), true)
    frame.bind(effect.as, cards.slice(end, end + 1))
    frame.bind(effect.others, cards.slice(0, end))
  },
  revealHand(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const hand = [...game.state.hand[player]]
    const cards =
      effect.random === undefined ? hand : atRandom(game, player, hand, quantity(game, frame, effect.random))
    revealTo(game, frame, player, cards, true)
    frame.bind(effect.as, cards)
  },
  lookAtHand(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      revealTo(game, frame, frame.controller, cardsLookedAt(game, frame, player, effect), false)
  },
  shuffle(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player)) shuffleLibrary(game, player)
  },
  piles(game, frame, effect) {
    const cards = selected(game, frame, effect.what).filter(isObjectEntity)
    const by = firstPlayer(game, frame, effect.by)
    const chooser = firstPlayer(game, frame, effect.chooser)
    if (cards.length === 0) return
    const first = ask<'piles'>(game, {
      shape: 'piles',
      player: by,
      purpose: 'piles',
      source: frame.source,
      text: `Separate the cards into two piles for ${nameOf(game, frame.source)}.`,
      items: cards,
      shows: cards,
    })
    const one = cards.filter((_, index) => first.includes(index))
    const two = cards.filter((_, index) => !first.includes(index))
    const label = (pile: readonly ObjectId[]): string => pile.map((id) => nameOf(game, id)).join(', ') || 'no cards'
    const pick = askOption(
      game,
      {
        player: chooser,
        purpose: 'choosePile',
        source: frame.source,
        text: 'Choose a pile.',
        shows: cards,
        about: frame.aboutSteps,
      },
      [
        { label: label(one), value: 0, cards: one },
        { label: label(two), value: 1, cards: two },
      ],
    )
    frame.bind(effect.chosen, pick === 0 ? one : two)
    frame.bind(effect.other, pick === 0 ? two : one)
  },
}

/** That many of these cards at random, or all there are. */
export const atRandom = (game: Game, player: PlayerId, cards: readonly ObjectId[], count: number): ObjectId[] =>
  drawAtRandom(game.state.rng, player === 0 ? 'random0' : 'random1', cards, count)

/** How many cards the player discards; they are asked where it is any number. */
function howManyDiscarded(
  game: Game,
  frame: Frame,
  { count }: EffectOf<'discard'>,
  player: PlayerId,
  available: number,
): number {
  if (count === 'hand') return available
  if (count !== 'any') return Math.min(available, atLeastZero(quantity(game, frame, count)))
  const text = `Discard how many cards for ${nameOf(game, frame.source)}?`
  return askNumber(game, { player, purpose: 'number', source: frame.source, text }, 0, available)
}

export function chooseDiscards(
  game: Game,
  frame: Frame,
  player: PlayerId,
  hand: readonly ObjectId[],
  count: number,
  how: 'choice' | 'random',
): readonly ObjectId[] {
  if (how === 'random') return atRandom(game, player, hand, count)
  const text = `Choose ${count === 1 ? 'a card' : `${count} cards`} to discard.`
  return askObjects(game, { player, purpose: 'discard', source: frame.source, text }, hand, count, count)
}

/** CR 701.22, 701.25: look at the top cards, put any number aside, the rest on top in any order. */
function arrangeTop(game: Game, frame: Frame, player: PlayerId, count: number, aside: 'bottom' | 'graveyard') {
  // CR 701.22c, 701.25c: there is no event if the number is zero, but there is one with an empty library.
  if (count === 0) return
  const cards = topCards(game, player, count)
  if (cards.length > 0) arrangeThese(game, frame, player, cards, aside)
  const kind = aside === 'bottom' ? 'scried' : 'surveilled'
  emit(game, [makeEvent(kind, { player, amount: count, source: frame.source })])
}

function arrangeThese(
  game: Game,
  frame: Frame,
  player: PlayerId,
  cards: readonly ObjectId[],
  aside: 'bottom' | 'graveyard',
) {
  makeKnown(game, cards, 1 << player)
  const places = ask<'arrange'>(game, {
    shape: 'arrange',
    player,
    purpose: 'arrange',
    source: frame.source,
    text: `${aside === 'bottom' ? 'Scry' : 'Surveil'} ${cards.length}: which cards stay on top of your library, in which order, and which go ${aside === 'bottom' ? 'to the bottom' : 'into your graveyard'}?`,
    items: cards,
    places: ['top', aside],
    shows: cards,
  })
  const [top = [], others = []] = places.map((place) => itemsAt(cards, place))
  const library = game.state.library[player]
  const rest = library.slice(0, library.length - cards.length)
  const onTop = top.toReversed()
  if (aside === 'bottom') game.state.library[player] = [...others.toReversed(), ...rest, ...onTop]
  else {
    game.state.library[player] = [...rest, ...others, ...onTop]
    moveAll(game, others, 'graveyard', frame.cause)
  }
}
