import type { Cost, SpellAbility } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { mustGet } from '../query/lookup.ts'
import { stackItemOf, updateStackItem } from '../stack/stack-item.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { CastRecord, GameObject } from '../state/object.ts'
import { updateObject } from '../state/update.ts'
import { type Announcement, announce, hasChoices, type Limits, NO_CHOICES, spellAbilityOf } from './announce.ts'
import { costOfMethod, isFaceDownMethod, type MethodCost, withFace } from './cast-options.ts'
import { announcedSpell, type CastRequest, castingPermission, isFromItsZone } from './cast-request.ts'
import { isCheaperForTargets, withTargets } from './cheaper-for-targets.ts'
import { canPayWith, chooseOptionalCosts, chooseX, costsWithoutChoice, hasX, withOwnManaCost } from './choose-costs.ts'
import { costsOfModes, costsOfTargets, hasStrive, haveCosts } from './chosen-costs.ts'
import { chooseCosts } from './cost-options.ts'
import { Payer } from './cost-parts.ts'
import { chooseEmerged, emergeCost, isEmerge } from './emerge.ts'
import { chooseHarmonizer, isHarmonize } from './harmonize.ts'
import type { Permission } from './permissions.ts'
import { mandatoryCosts } from './spell-cost.ts'
import { chooseSplices } from './splice.ts'
import { hasInstantTiming, isSorceryTime } from './timing.ts'

/** A spell that is being cast, since it was put on the stack. */
export interface ProposedSpell {
  readonly id: ObjectId
  readonly player: PlayerId
  readonly request: CastRequest
  /** The card in the zone it is cast from. */
  readonly card: GameObject
  readonly method: MethodCost
  readonly permission: Permission | undefined
  /** Is it not the time for a sorcery? */
  readonly instantTiming: boolean
  /** Is it cast at a time that only flash allows? */
  readonly needsFlash: boolean
}

/** CR 601.2a: the card moves to the stack. Null if it can't. */
export function proposeSpell(game: Game, player: PlayerId, request: CastRequest): ProposedSpell | null {
  const { object, face } = request
  const instantTiming = !isSorceryTime(game, player)
  const card = mustGet(game, object)
  const hasFlash = withFace(game, object, face, () =>
    hasInstantTiming(game, player, object, characteristics(game, object)),
  )
  // The cost of an ability the card has in its zone is read before it moves (CR 601.3e, 400.7g).
  const early = isFromItsZone(request.method) ? costOfMethod(game, characteristics(game, object), request.method) : null
  const permission = castingPermission(game, player, request)
  const cause = { kind: 'cast', source: NO_OBJECT, controller: player } as const
  const id = moveObject(game, { id: object, to: 'stack', cause, unreplaced: true })
  if (id === NO_OBJECT) return null
  updateObject(game, id, {
    controller: player,
    face,
    faceDown: isFaceDownMethod(request.method),
    marks: request.method === 'disguise' ? DISGUISED : null,
    copy: card.kind === 'copy' ? card.copy : null,
    stack: announcedSpell(id, request, permission),
  })
  const method = early ?? costOfMethod(game, characteristics(game, id), request.method)
  if (method.paid.includes('bestow')) updateObject(game, id, { bestowed: true })
  return { id, player, request, card, method, permission, instantTiming, needsFlash: instantTiming && !hasFlash }
}

/** CR 702.168a: it has ward {2} while it is face down. */
const DISGUISED = { disguised: 1 }

/** The costs that were announced, and the permanents that were chosen for them. */
export interface AnnouncedCosts {
  readonly base: Cost
  readonly additional: readonly Cost[]
  readonly x: number
  /** What will be remembered of how it was cast. */
  readonly cast: CastRecord
  /** The permanent to sacrifice for emerge, or none. */
  readonly emerged: ObjectId
  /** The creature to tap for harmonize, or none. */
  readonly harmonizer: ObjectId
}

/** CR 601.2b: alternative and optional costs, spliced cards, and X. Null if the spell cannot be paid for. */
export function announceCosts(game: Game, spell: ProposedSpell): AnnouncedCosts | null {
  const { id, player, request, method } = spell
  const price = isEmerge(request.method)
    ? emergeCost(game, player, id, request.method)
    : withOwnManaCost(game, id, request.cost ?? method.cost)
  const emerged = emergedFor(game, spell, price)
  if (emerged === null) return null
  const optional = costsWithoutChoice(game, id) ?? chooseOptionalCosts(game, player, id, price, spell.needsFlash)
  const paid = [...method.paid, ...optional.paid]
  const [base = [], ...others] = chooseCosts(
    game,
    new Payer(player, contextOf(id, player), 'spell'),
    [price, ...optional.additional],
    ([own = [], ...rest]) => canPayWith(game, player, id, own, rest, paid),
  )
  const splices = method.faceDown
    ? NO_COSTS
    : chooseSplices(game, player, id, (more) => canPayWith(game, player, id, base, [...others, ...more], paid))
  const additional = splices.length === 0 ? others : [...others, ...splices]
  const withoutX = castRecord(spell, { ...optional, paid })
  updateObject(game, id, { cast: withoutX })
  const harmonizer = isHarmonize(request.method)
    ? chooseHarmonizer(game, player, id, (except) => canPayWith(game, player, id, base, additional, paid, except))
    : NO_OBJECT
  const x = hasX(game, id, base, additional) ? chooseX(game, player, id, base, additional) : 0
  if (x === null) return null
  if (x === 0) return { base, additional, x, cast: withoutX, emerged, harmonizer }
  const cast = { ...withoutX, x }
  updateStackItem(game, id, { x })
  updateObject(game, id, { cast })
  return { base, additional, x, cast, emerged, harmonizer }
}

const NO_COSTS: readonly Cost[] = []

/** CR 702.119c: what to sacrifice for emerge. Null if nothing would be enough. */
function emergedFor(game: Game, { id, player, request, method }: ProposedSpell, price: Cost): ObjectId | null {
  if (!isEmerge(request.method)) return NO_OBJECT
  const canPay = () => canPayWith(game, player, id, price, mandatoryCosts(game, id), method.paid)
  const chosen = chooseEmerged(game, player, id, request.method, canPay)
  return chosen === NO_OBJECT ? null : chosen
}

type PaidCosts = Pick<CastRecord, 'kicks' | 'paid' | 'unpaid'>

const castRecord = (
  { card, player, request, instantTiming }: ProposedSpell,
  { kicks, paid, unpaid }: PaidCosts,
): CastRecord => ({
  from: card.zone,
  by: player,
  method: request.method,
  x: 0,
  kicks,
  paid,
  ...(unpaid === undefined ? {} : { unpaid }),
  instantTiming,
  manaSpent: [],
  manaSpentOnX: [],
  order: 0,
  phyrexianLife: 0,
})

/** CR 601.2b–d: modes, targets, and how what is divided is divided. Null if there are no legal ones. */
export function announceChoices(game: Game, spell: ProposedSpell, costs: AnnouncedCosts): Announcement | null {
  const { id, player } = spell
  const ability = spell.method.faceDown ? null : spellAbilityOf(game, id)
  if (ability === null || !hasChoices(ability)) return NO_CHOICES
  const canAfford = (more: readonly Cost[]): boolean =>
    canPayWith(game, player, id, costs.base, [...costs.additional, ...more], costs.cast.paid)
  const announced = announce(game, player, id, ability, costs.x, {}, id, {
    ...limitsOf(game, id, ability, canAfford),
    ...affordableTargets(game, id, ability, canAfford),
  })
  if (!announced) return null
  const { modes, targets, bindings } = announced
  updateStackItem(game, id, { modes, targets, bindings })
  return announced
}

/** As many modes and targets may be chosen as can be paid for. */
function limitsOf(
  game: Game,
  id: ObjectId,
  { modes }: SpellAbility,
  canAfford: (more: readonly Cost[]) => boolean,
): Limits {
  let targets = Number.MAX_SAFE_INTEGER
  if (hasStrive(game, id))
    for (targets = 1; targets < 60 && canAfford(costsOfTargets(game, id, targets + 1)); ) targets++
  if (modes === undefined || !haveCosts(game, id, modes)) return { targets, modes: null }
  return { targets, modes: (chosen) => canAfford(costsOfModes(game, id, modes, chosen)) }
}

/** If its only target can make it cheaper, targets with which it cannot be paid for are not offered. */
function affordableTargets(
  game: Game,
  id: ObjectId,
  { modes, targets }: SpellAbility,
  canAfford: (more: readonly Cost[]) => boolean,
): Pick<Limits, 'canAfford'> {
  const isSingle = modes === undefined && Object.keys(targets ?? {}).length === 1
  if (!isSingle || !isCheaperForTargets(characteristics(game, id)) || canAfford([])) return {}
  const item = stackItemOf(mustGet(game, id))
  return { canAfford: (picked) => withTargets(game, id, item, picked, () => canAfford([])) }
}
