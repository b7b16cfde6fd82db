import type { EntersModification } from '@spellwright/dsl'
import { mayPayLife } from '../../casting/cost-parts.ts'
import { payIfPossible, payOptionalCost } from '../../casting/optional-cost.ts'
import { askNumber, askObjects, askOption } from '../../decision/ask.ts'
import { chooseWord } from '../../effects/choose-word.ts'
import type { Game } from '../../game/game.ts'
import { type Context, contextWith } from '../../query/context.ts'
import { objectsMatching } from '../../query/filter.ts'
import { nameOf } from '../../query/lookup.ts'
import { quantity } from '../../query/quantity.ts'
import { playersOf } from '../../query/refs.ts'
import { contextOfEntry } from '../../replacement/gather.ts'
import type { ReplacementEntry } from '../../replacement/proposal.ts'
import type { ObjectId, PlayerId } from '../../state/ids.ts'
import { objectWith } from '../../state/records.ts'
import { becomeDaytime } from '../../turn/daytime.ts'
import { payLife } from '../life.ts'
import { lookAtHand } from '../look-at-hand.ts'
import { sacrificeAll } from '../sacrifice.ts'
import { chooseBeside } from './choose-beside.ts'
import { copiedAsItEnters } from './enter-as-copy.ts'
import { addCounters, type Entry, readEntered } from './entry-plan.ts'
import { exileAsItEnters } from './exile-as-it-enters.ts'

/** What enters, who makes the choices of how it does, and the effect that changes it. */
interface Entering {
  readonly id: ObjectId
  readonly player: PlayerId
  readonly ctx: Context
  readonly effect: ReplacementEntry
}

type Handler<M> = (game: Game, entry: Entry, modification: M, entering: Entering) => void
type Handlers = { readonly [K in EntersModification['kind']]: Handler<Extract<EntersModification, { kind: K }>> }

const HANDLERS: Handlers = {
  tapped: (_game, entry) => {
    entry.tapped = true
  },
  untapped: (_game, entry) => {
    entry.untapped = true
  },
  prepared: (_game, entry) => {
    entry.prepared = true
  },
  lookAtHand: (game, _entry, { player: whose }, { id, player, ctx }) => {
    for (const seen of playersOf(game, ctx, whose)) lookAtHand(game, player, seen, id)
  },
  counters: (game, entry, { counter, count }, { ctx }) =>
    addCounters(
      entry,
      counter,
      readEntered(game, entry, () => quantity(game, ctx, count)),
    ),
  choose: (game, entry, { choose, as }, { id, player, ctx }) =>
    noteChoice(entry, as, chooseWord(game, player, choose, id, ctx)),
  asCopy: (game, entry, modification, { effect }) => {
    const copied = copiedAsItEnters(game, entry.tentative, effect, modification)
    if (copied === null) return
    if (modification.tapped) entry.tapped = true
    entry.tentative = copied
    entry.copyCounters = modification.counters ?? []
  },
  payLife: (game, entry, { as }, { id, player }) => {
    const most = mayPayLife(game, { player, paidFor: 'other' }) ? Math.max(0, game.state.players[player].life) : 0
    const text = `Pay how much life as ${nameOf(game, id)} enters?`
    const paid = askNumber(game, { player, purpose: 'number', source: id, text }, 0, most)
    payLife(game, player, paid, id)
    noteChoice(entry, as, paid)
  },
  payOr: (game, entry, { cost, else: otherwise, must }, { player, ctx, effect }) => {
    const isPaid =
      must === undefined
        ? payOptionalCost(game, player, { kind: 'payToEnter', cost, otherwise }, ctx)
        : payIfPossible(game, player, cost, ctx)
    if (!isPaid) for (const other of otherwise) applyModification(game, entry, effect, other)
  },
  gains: (_game, entry, { keyword }) => {
    entry.gains.push(keyword)
  },
  chooseObject: (game, entry, { from, linked }, { id, player, ctx }) => {
    entry.links.push({ key: linked, objects: chooseBeside(game, ctx, player, id, from, 1) })
  },
  exchangeText: (game, entry, modification, { id, player, ctx }) => {
    entry.exchangesText = chooseBeside(game, ctx, player, id, modification.with, 0)
  },
  emblem: (_game, entry, { abilities }) => {
    entry.emblems.push(abilities)
  },
  either: (game, entry, { options }, { id, player, effect }) => {
    const text = `How does ${nameOf(game, id)} enter?`
    const index = askOption(
      game,
      { player, purpose: 'choose', source: id, text },
      options.map(({ label }, value) => ({ label, value })),
    )
    for (const chosen of options[index]?.with ?? []) applyModification(game, entry, effect, chosen)
  },
  daytime: (game, _entry, { daytime }) => becomeDaytime(game, daytime),
  instead: (_game, entry, { to }) => {
    entry.instead = to
  },
  exileAs: (game, entry, modification, { player, ctx }) => {
    entry.links.push({ key: modification.linked, objects: exileAsItEnters(game, ctx, player, entry, modification) })
  },
  sacrificeAs: (game, entry, { what, count, as }, { id, player, ctx }) => {
    const candidates = objectsMatching(game, ctx, what).filter((other) => other !== id)
    const max = count.max === 'any' ? candidates.length : count.max
    const text = `Sacrifice permanents as ${nameOf(game, id)} enters.`
    const chosen = askObjects(game, { player, purpose: 'sacrifice', text }, candidates, count.min, max)
    sacrificeAll(game, chosen, player, id)
    noteChoice(entry, as, chosen.length)
  },
}

/** Applies one change of an effect to how something enters (CR 614.1c–d). */
export function applyModification(
  game: Game,
  entry: Entry,
  effect: ReplacementEntry,
  modification: EntersModification,
): void {
  const { id, cast, controller: player } = entry.tentative
  // CR 107.3m: in its own abilities X is that of the spell it was.
  const ctx = contextWith(contextOfEntry(effect), { x: effect.source === id ? (cast?.x ?? 0) : 0 })
  const handler = HANDLERS[modification.kind] as Handler<EntersModification>
  handler(game, entry, modification, { id, player, ctx, effect })
}

function noteChoice(entry: Entry, as: string, choice: string | number): void {
  entry.chosen = { ...entry.chosen, [as]: choice }
  entry.tentative = objectWith(entry.tentative, { chosen: entry.chosen })
}
