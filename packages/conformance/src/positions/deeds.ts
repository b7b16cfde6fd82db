import {
  type Action,
  type Answer,
  type Answers,
  characteristics,
  compiledOf,
  controllerOf,
  type Decision,
  type DecisionOf,
  type EntityId,
  entityPlayer,
  type Game,
  isObjectEntity,
  nameOf,
  type ObjectId,
  type Purpose,
  recordOf,
  type Shape,
} from '@spellwright/engine'
import { objectAt } from '../table/table.ts'

/** The player to whom a position belongs. */
const YOU = 0

/** What the judged player calls an object: by its name, and by the name of its source if it is an ability. */
export function objectName(game: Game, id: ObjectId): string {
  const object = recordOf(game, id)
  if (object?.kind === 'ability') return nameOf(game, object.stack?.source ?? id)
  if (object?.faceDown === true) return 'a face-down creature'
  return nameOf(game, id)
}

/** A target: `opponent`, `you`, `Grizzly Bears` or `your Grizzly Bears`. */
export function targetName(game: Game, entity: EntityId): string {
  if (!isObjectEntity(entity)) return entityPlayer(entity) === YOU ? 'you' : 'opponent'
  const name = objectName(game, entity)
  return controllerOf(game, entity) === YOU ? `your ${name}` : name
}

const faceName = (game: Game, object: ObjectId, face: number): string =>
  compiledOf(game, objectAt(game, object).def).faces[face]?.face.name ?? nameOf(game, object)

function castWords(game: Game, { object, face, method }: Extract<Action, { kind: 'cast' }>): string {
  const name = faceName(game, object, face)
  const [way = ''] = method.split(':', 1)
  if (way === 'normal') return `cast ${name}`
  if (way === 'morph' || way === 'disguise') return `cast ${name} face down`
  return way === 'alternative' ? `cast ${name} for its other cost` : `cast ${name} by ${way}`
}

/** Which ability it is, where the object has several that can be activated. */
function abilityWords(game: Game, { object, ability }: Extract<Action, { kind: 'activate' }>): string {
  const keys = characteristics(game, object).abilities.flatMap((one) =>
    one.ability.kind === 'activated' ? [one.key] : [],
  )
  return keys.length < 2 ? '' : ` by ability ${keys.indexOf(ability) + 1}`
}

/** An action in words; what is chosen for it later is not part of them. */
export function actionWords(game: Game, action: Action): string {
  switch (action.kind) {
    case 'cast':
      return castWords(game, action)
    case 'playLand':
      return `play ${faceName(game, action.object, action.face)}`
    case 'activate':
      return `activate ${objectName(game, action.object)}${abilityWords(game, action)}`
    case 'activateMana':
      return `tap ${objectName(game, action.object)}`
    case 'turnFaceUp':
      return `turn up ${faceName(game, action.object, 0)}`
    default:
      return action.kind
  }
}

const VERBS: Partial<Record<Purpose, string>> = {
  discard: 'discard',
  discardToHandSize: 'discard',
  sacrifice: 'sacrifice',
  bottom: 'bottom',
  costObjects: 'give',
}

/** The verb for objects that are chosen for this purpose. */
export const verbFor = ({ purpose }: Decision): string => VERBS[purpose] ?? 'choose'

/** Targets and X are read from the stack, because a question with one possible answer is not asked. */
const isAnnouncing = ({ purpose }: Decision): boolean => purpose === 'target' || purpose === 'x'

type Words<S extends Shape> = (game: Game, decision: DecisionOf<S>, answer: Answers[S]) => readonly string[]

const countsOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The cards of the second list that the first does not have. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = countsOf(before)
  return after.filter((name) => {
    const count = left.get(name) ?? 0
    left.set(name, count - 1)
    return count <= 0
  })
}

const words: { readonly [S in Shape]: Words<S> } = {
  act: (game, _, action) => [actionWords(game, action)],
  objects: (game, decision, chosen) =>
    chosen.map((entity) =>
      isObjectEntity(entity)
        ? `${verbFor(decision)} ${objectName(game, entity)}`
        : `choose ${targetName(game, entity)}`,
    ),
  options: (_, { purpose, options }, chosen) =>
    chosen.map((index) => {
      const label = options[index]?.label ?? ''
      return purpose === 'mulligan' ? label.toLowerCase() : `choose ${label}`
    }),
  number: (_, __, number) => [`choose ${number}`],
  name: (_, __, name) => [`name ${name}`],
  order: () => [],
  arrange: (game, { items, places }, arranged) =>
    arranged.flatMap((indices, place) =>
      indices.flatMap((index) => {
        const item = items[index]
        return item === undefined ? [] : [`put ${objectName(game, item)} ${places[place]}`]
      }),
    ),
  piles: () => [],
  divide: (game, { among }, shares) =>
    shares.flatMap((share, index) => {
      const entity = among[index]
      return entity === undefined || share === 0 ? [] : [`${share} to ${targetName(game, entity)}`]
    }),
  pay: () => [],
  attack: (game, _, choices) =>
    choices.length === 0
      ? ['attack with nobody']
      : choices.map(({ attacker, defender }) => {
          const whom = isObjectEntity(defender) ? ` at ${objectName(game, defender)}` : ''
          return `attack with ${objectName(game, attacker)}${whom}`
        }),
  block: (game, _, choices) =>
    choices.length === 0
      ? ['block nothing']
      : choices.map(({ blocker, attacker }) => `block ${objectName(game, attacker)} with ${objectName(game, blocker)}`),
  sideboard: (_, { main }, answer) => {
    const changes = [
      ...added(main, answer.main).map((name) => `bring in ${name}`),
      ...added(answer.main, main).map((name) => `take out ${name}`),
    ]
    return changes.length === 0 ? ['change nothing'] : changes
  },
}

/** What an answer does, in words; must be asked before it is submitted. */
export function deedsOf(game: Game, decision: Decision, answer: Answer): readonly string[] {
  if (isAnnouncing(decision)) return []
  const say = words[decision.shape] as Words<Shape>
  return say(game, decision, answer)
}

/** The targets and X of a spell or ability on the stack. */
export function announced(game: Game, id: ObjectId): string {
  const item = objectAt(game, id).stack
  if (item === null) return ''
  const targets = item.targets.flatMap(({ entities }) => entities).map((entity) => ` at ${targetName(game, entity)}`)
  return `${targets.join('')}${item.x > 0 ? ` with X = ${item.x}` : ''}`
}

/** The parts of a deed: what is done, by which ability, each target, and X. */
export const partsOf = (deed: string): string[] => deed.split(/ (?=at |with X = |by ability )/)

/** Whether a deed is what a claim says: the same thing done, with at least the targets and X it names. */
export function isDeed(claim: string, deed: string): boolean {
  const done = partsOf(deed)
  const [action, ...others] = partsOf(claim)
  return action === done[0] && others.every((part) => done.includes(part))
}
