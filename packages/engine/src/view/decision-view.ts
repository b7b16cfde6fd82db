import type { Zone } from '@spellwright/dsl'
import { characteristics } from '../continuous/read.ts'
import type { AttackChoice, BlockChoice } from '../decision/action.ts'
import type {
  AttackDecision,
  BlockDecision,
  Decision,
  DecisionBase,
  DecisionOf,
  DivideDecision,
  NameDecision,
  ObjectsDecision,
  Shape,
} from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { isHiddenZone, isShown } from '../query/knowledge.ts'
import { type EntityId, isObjectEntity, NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { CardRecord } from './card-records.ts'
import { cardInfo, definitionName } from './card-view.ts'
import type { CardView } from './types.ts'

/** A card in a hidden zone that the question lets its player see. */
export interface DecisionCard extends CardView {
  readonly zone: Zone
}

class ShownRecord extends CardRecord implements DecisionCard {
  readonly zone: Zone

  constructor(game: Game, object: GameObject) {
    super(cardInfo(characteristics(game, object.id)), definitionName(game, object), object)
    this.zone = object.zone
  }
}

interface Shown {
  /** The cards in hidden zones that the player sees for this question. */
  readonly cards: readonly DecisionCard[]
}

type Plain<D, Functions extends keyof D = never> = Omit<D, 'shows' | 'about' | Functions> & Shown

/** Each shape as plain data. Constraints, which are functions, are left out. */
export interface DecisionViews {
  act: Plain<DecisionOf<'act'>>
  objects: Plain<ObjectsDecision, 'check'>
  options: Plain<DecisionOf<'options'>>
  number: Plain<DecisionOf<'number'>>
  name: Plain<NameDecision, 'check'>
  order: Plain<DecisionOf<'order'>>
  arrange: Plain<DecisionOf<'arrange'>>
  piles: Plain<DecisionOf<'piles'>>
  divide: Plain<DivideDecision, 'check'>
  pay: Plain<DecisionOf<'pay'>>
  attack: Plain<AttackDecision, 'check' | 'minimum'> & { readonly minimum: readonly AttackChoice[] }
  block: Plain<BlockDecision, 'check' | 'minimum'> & { readonly minimum: readonly BlockChoice[] }
  sideboard: Plain<DecisionOf<'sideboard'>>
}
/** An open decision as its player may see it, as plain data. */
export type DecisionView = DecisionViews[Shape]

type May = (entity: EntityId) => boolean
type Redact<S extends Shape> = (decision: DecisionOf<S>, may: May) => Omit<DecisionViews[S], 'cards'>

const only = <T extends EntityId>(entities: readonly T[], may: May): T[] => entities.filter(may)
/** Where answers count positions, an unknown object keeps its place. */
const orNothing = (ids: readonly ObjectId[], may: May): ObjectId[] => ids.map((id) => (may(id) ? id : NO_OBJECT))

const redactors: { [S in Shape]: Redact<S> } = {
  act: plain,
  // Those that bots read most are written out, because spreading is slow.
  objects: ({ shape, player, onBehalfOf, purpose, source, text, candidates, min, max }, may) => ({
    shape,
    player,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    purpose,
    source,
    text,
    candidates: only(candidates, may),
    min,
    max,
  }),
  options: plain,
  number: plain,
  name: ({ check: _, ...rest }) => plain(rest),
  order: ({ shape, player, onBehalfOf, purpose, source, text, items }, may) => ({
    shape,
    player,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    purpose,
    source,
    text,
    items: items.map((item) => (may(item.object) ? item : { label: 'a hidden card', object: NO_OBJECT })),
  }),
  arrange: (decision, may) => ({ ...plain(decision), items: orNothing(decision.items, may) }),
  piles: (decision, may) => ({ ...plain(decision), items: orNothing(decision.items, may) }),
  divide: ({ check: _, ...rest }) => plain(rest),
  pay: plain,
  attack: ({ check: _, minimum, ...rest }) => ({ ...plain(rest), minimum: minimum() }),
  block: ({ check: _, minimum, ...rest }) => ({ ...plain(rest), minimum: minimum() }),
  sideboard: plain,
}

function plain<D extends Pick<DecisionBase, 'shows' | 'about'>>({
  shows: _shows,
  about: _about,
  ...rest
}: D): Omit<D, 'shows' | 'about'> {
  return rest
}

function entitiesIn(decision: Decision): readonly EntityId[] {
  switch (decision.shape) {
    case 'objects':
      return decision.candidates
    case 'order':
      return decision.items.map(({ object }) => object)
    case 'arrange':
    case 'piles':
      return decision.items
    case 'divide':
      return decision.among
    default:
      return []
  }
}

/** The objects a question names or shows; its source is not among them. */
export const mentionedIn = (decision: Decision): ObjectId[] => [
  ...new Set([...(decision.shows ?? []), ...entitiesIn(decision).filter(isObjectEntity)]),
]

/** The question as its player may see it: plain data, without what is hidden from them. */
export function decisionView(game: Game, decision: Decision): DecisionView {
  const redact = redactors[decision.shape] as Redact<Shape>
  const cards: DecisionCard[] = []
  const hidden = new Set<EntityId>()
  for (const id of mentionedIn(decision)) {
    const object = game.state.objects[id]
    if (!isShown(game, decision, id)) hidden.add(id)
    else if (object && isHiddenZone(object.zone)) cards.push(new ShownRecord(game, object))
  }
  const may: May = (entity) => !hidden.has(entity)
  return Object.assign(redact(decision, may), { cards }) as DecisionView
}
