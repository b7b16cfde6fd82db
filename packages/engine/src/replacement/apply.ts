import type { AmountChange } from '@spellwright/dsl'
import { regenerateNow } from '../atoms/regenerate.ts'
import { askOption, askYesNo } from '../decision/ask.ts'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { controllerOf, nameOf, objectOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { entityPlayer, isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { EventRoles } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { applies, contextOfEntry, replacementsOfKind } from './gather.ts'
import type { Proposal, ReplacementEntry } from './proposal.ts'
import { redirected } from './redirect.ts'

/** CR 616.1: the affected player, or the affected object's controller (or owner), chooses. */
function chooserOf(game: Game, proposal: Proposal): PlayerId {
  switch (proposal.kind) {
    case 'damage':
      return isPlayerEntity(proposal.target)
        ? entityPlayer(proposal.target)
        : controllerOf(game, proposal.target as ObjectId)
    case 'zoneChange':
    case 'putCounters':
    case 'destroy': {
      if (proposal.kind === 'putCounters' && proposal.recipient !== null) return proposal.recipient
      const object = objectOf(game, proposal.object)
      if (!object) return game.state.turn.active
      return object.zone === 'battlefield' || object.zone === 'stack'
        ? controllerOf(game, proposal.object)
        : object.owner
    }
    default:
      return proposal.player
  }
}

const changed = (game: Game, ctx: Context, amount: number, change: AmountChange): number => {
  if ('plus' in change) return amount + quantity(game, ctx, change.plus)
  if ('minus' in change) return atLeastZero(amount - quantity(game, ctx, change.minus))
  if ('times' in change) return amount * change.times
  return quantity(game, ctx, change.set)
}

/** Effects that do something with their own source have different outcomes, even if their text is the same. */
const isEachItsOwn = ({ floating, replacement: r }: ReplacementEntry): boolean =>
  floating !== 0 || r.kind === 'draw' || (r.kind === 'destroy' && r.instead !== 'regenerate')

/** Is the outcome the same in any order? Then the player is not asked. */
function sameOutcome(entries: readonly ReplacementEntry[]): boolean {
  const [first, ...rest] = entries.map((entry) => (isEachItsOwn(entry) ? entry.key : JSON.stringify(entry.replacement)))
  if (rest.every((text) => text === first)) return true
  return entries.every(
    ({ replacement: r }) =>
      (r.kind === 'gainLife' || r.kind === 'loseLife' || r.kind === 'putCounters') && 'plus' in r.change,
  )
}

/** Is there any effect that could change such an event? */
export const mayBeReplaced = (game: Game, { kind }: Proposal): boolean => replacementsOfKind(game, kind).length > 0

/**
 * Lets replacement and prevention effects change an event (CR 616.1). Returns the event that happens, or null if something
 * else happened instead.
 */
export function replaceEvent<P extends Proposal>(game: Game, proposal: P): P | null {
  if (!mayBeReplaced(game, proposal)) return proposal
  const applied = new Set(game.appliedReplacements)
  let current: P = proposal
  for (;;) {
    const entries = replacementsOfKind(game, current.kind).filter(
      (entry) => !applied.has(entry.key) && applies(game, entry, current),
    )
    if (entries.length === 0) return current
    const entry = chooseEntry(game, current, entries)
    applied.add(entry.key)
    const next = applyEntry(game, entry, current, applied)
    if (next === null) return null
    current = next as P
  }
}

function chooseEntry(game: Game, proposal: Proposal, entries: ReplacementEntry[]): ReplacementEntry {
  if (entries.length === 1 || sameOutcome(entries)) return itemAt(entries, 0)
  const index = askOption(
    game,
    {
      player: chooserOf(game, proposal),
      purpose: 'replacement',
      text: 'Which replacement or prevention effect applies first?',
    },
    entries.map((entry) => ({ label: nameOf(game, entry.source), value: entry.key })),
  )
  return itemAt(entries, index)
}

function useUp(game: Game, entry: ReplacementEntry): void {
  if (entry.floating === 0) return
  game.state.replacements = game.state.replacements.filter(
    (shield) => shield.id !== entry.floating || shield.uses === 'unlimited',
  )
}

function rolesFor(proposal: Proposal, amount: number): EventRoles {
  const object = 'object' in proposal ? proposal.object : NO_OBJECT
  const source = 'source' in proposal ? proposal.source : NO_OBJECT
  const player = 'player' in proposal ? proposal.player : -1
  return { object, source, player, amount, becameId: NO_OBJECT, objects: [] }
}

/** Runs effects instead of the event; the same replacement never applies to what results from them (CR 614.5). */
function insteadOf(
  game: Game,
  entry: ReplacementEntry,
  proposal: Proposal,
  effects: Parameters<typeof runEffects>[2],
  applied: ReadonlySet<string>,
  amount = 0,
): void {
  const outer = game.appliedReplacements
  game.appliedReplacements = applied
  try {
    const base = contextOfEntry(entry)
    const roles = rolesFor(proposal, amount)
    const target = proposal.kind === 'damage' && !isPlayerEntity(proposal.target) ? proposal.target : roles.object
    const player =
      proposal.kind === 'damage' && isPlayerEntity(proposal.target) ? entityPlayer(proposal.target) : roles.player
    runEffects(game, { ...base, event: { ...roles, object: target as ObjectId, player } }, effects)
  } finally {
    game.appliedReplacements = outer
  }
}

function applyEntry(
  game: Game,
  entry: ReplacementEntry,
  proposal: Proposal,
  applied: ReadonlySet<string>,
): Proposal | null {
  const r = entry.replacement
  const ctx = contextOfEntry(entry)
  if (r.kind === 'zoneChange' && proposal.kind === 'zoneChange') {
    const text = `Let ${nameOf(game, entry.source)} replace where ${nameOf(game, proposal.object)} goes?`
    const question = { player: chooserOf(game, proposal), purpose: 'yesNo', source: entry.source, text } as const
    if (r.optional && !askYesNo(game, question)) return proposal
    useUp(game, entry)
    if ('effects' in r.instead) {
      insteadOf(game, entry, proposal, r.instead.effects, applied)
      return null
    }
    const { to, position, shuffle, counters, linked } = r.instead
    const added = counters === undefined ? null : { [counters.counter]: counters.count }
    const link = linked === undefined ? null : { source: entry.source, key: linked }
    return {
      ...proposal,
      to,
      position: position ?? 'top',
      shuffle: shuffle === 'shuffle',
      counters: added,
      linked: link,
    }
  }
  if (r.kind === 'draw' && proposal.kind === 'draw') {
    if (r.optional === 'may') {
      const text = `Replace the draw with ${nameOf(game, entry.source)}?`
      if (!askYesNo(game, { player: proposal.player, purpose: 'yesNo', source: entry.source, text })) return proposal
    }
    useUp(game, entry)
    insteadOf(game, entry, proposal, r.instead, applied)
    return null
  }
  if (r.kind === 'damage' && proposal.kind === 'damage') return applyToDamage(game, entry, r, proposal, applied)
  if (r.kind === 'lifeLossFromDamage' && proposal.kind === 'lifeLossFromDamage')
    return { ...proposal, amount: atLeastZero(game.state.players[proposal.player].life + proposal.gained - r.floor) }
  if (r.kind === 'drawCards' && r.instead !== undefined) {
    useUp(game, entry)
    insteadOf(game, entry, proposal, r.instead, applied)
    return null
  }
  if ('change' in r && 'amount' in proposal && r.kind !== 'damage') {
    useUp(game, entry)
    const amount = changed(game, { ...ctx, event: rolesFor(proposal, proposal.amount) }, proposal.amount, r.change)
    return amount <= 0 ? null : { ...proposal, amount }
  }
  if (r.kind === 'destroy' && proposal.kind === 'destroy') {
    useUp(game, entry)
    if (r.instead === 'regenerate') {
      regenerateNow(game, proposal.object)
    } else insteadOf(game, entry, proposal, r.instead.effects, applied)
    return null
  }
  if (r.kind === 'skip' && proposal.kind === 'skip') {
    const text = `Skip that ${proposal.what === 'turn' ? 'turn' : 'step'} for ${nameOf(game, entry.source)}?`
    const question = { player: proposal.player, purpose: 'yesNo', source: entry.source, text } as const
    if (r.optional && !askYesNo(game, question)) return proposal
    useUp(game, entry)
    if (r.then) insteadOf(game, entry, proposal, r.then, applied)
    return null
  }
  return proposal
}

type DamageReplacement = Extract<ReplacementEntry['replacement'], { kind: 'damage' }>

/** It concerns a player and permanents: it is used up only after all damage that is dealt together. */
const isForSeveral = ({ to }: DamageReplacement): boolean => typeof to === 'object' && 'side' in to

function applyToDamage(
  game: Game,
  entry: ReplacementEntry,
  r: DamageReplacement,
  proposal: Extract<Proposal, { kind: 'damage' }>,
  applied: ReadonlySet<string>,
): Proposal | null {
  const ctx: Context = { ...contextOfEntry(entry), event: rolesFor(proposal, proposal.amount) }
  if (r.change.kind === 'amount') {
    useUp(game, entry)
    const amount = changed(game, ctx, proposal.amount, r.change.change)
    return amount <= 0 ? null : { ...proposal, amount }
  }
  if (r.change.kind === 'instead') {
    useUp(game, entry)
    insteadOf(game, entry, proposal, r.change.effects, applied, proposal.amount)
    return null
  }
  if (r.change.kind === 'redirect')
    return redirected(game, entry, r.change, proposal, applied, () => useUp(game, entry))
  const shield = game.state.replacements.find((s) => s.id === entry.floating)
  const limit = r.change.amount === 'all' ? proposal.amount : (shield?.left ?? quantity(game, ctx, r.change.amount))
  const prevented = Math.min(limit, proposal.amount)
  if (r.change.amount !== 'all' && shield) {
    const left = limit - prevented
    game.state.replacements =
      left <= 0
        ? game.state.replacements.filter((s) => s !== shield)
        : game.state.replacements.map((s) => (s === shield ? { ...s, left } : s))
  } else if (!isForSeveral(r)) useUp(game, entry)
  emit(game, [
    makeEvent('damagePrevented', {
      source: proposal.source,
      object: isPlayerEntity(proposal.target) ? NO_OBJECT : (proposal.target as ObjectId),
      player: isPlayerEntity(proposal.target) ? entityPlayer(proposal.target) : -1,
      amount: prevented,
      controller: entry.controller,
      detail: nameOf(game, entry.source),
    }),
  ])
  if (r.then || isForSeveral(r))
    game.afterPrevention.push({ entry, proposal, amount: prevented, applied: new Set(applied) })
  const amount = proposal.amount - prevented
  return amount <= 0 ? null : { ...proposal, amount }
}

/** Does it only give life? That is part of the damage event itself (CR 120.4d). */
const onlyGains = ({ entry: { replacement: r } }: Game['afterPrevention'][number]): boolean =>
  r.kind === 'damage' && r.then !== undefined && r.then.every(({ kind }) => kind === 'gainLife')

/** "If damage is prevented this way, …": once for all simultaneous damage that the same effect prevented. */
export function runAfterPrevention(game: Game, which: 'gains' | 'rest'): void {
  for (;;) {
    const first = game.afterPrevention.find((note) => which === 'rest' || onlyGains(note))
    if (first === undefined) return
    const same = game.afterPrevention.filter((other) => other.entry.key === first.entry.key)
    game.afterPrevention = game.afterPrevention.filter((other) => other.entry.key !== first.entry.key)
    const amount = same.reduce((sum, other) => sum + other.amount, 0)
    const r = first.entry.replacement
    if (r.kind === 'damage' && isForSeveral(r)) useUp(game, first.entry)
    if (r.kind === 'damage' && r.then) insteadOf(game, first.entry, first.proposal, r.then, first.applied, amount)
  }
}
