import type { CardFace } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Action,
  characteristics,
  type Game,
  type ManualAction,
  type ObjectId,
  supertypesOf,
  typesOf,
} from '@spellwright/engine'
import { renderFace } from '@spellwright/oracle'

function printedFace(game: Game, id: ObjectId, face: number): CardFace | undefined {
  const source = game.state.definitions[game.state.objects[id]?.def ?? -1]
  const definition = source?.kind === 'card' ? game.cards.tryGet(source.name) : source?.definition
  return definition?.faces[face]
}

const nameNow = (game: Game, id: ObjectId): string =>
  characteristics(game, id).name || (game.state.objects[id]?.faceDown ? 'the face-down card' : 'the locked Room')

/** `p0.2.1` is what the keyword `p0.2` stands for; players know the keyword. */
function told(abilities: readonly AbilityInstance[], key: string): AbilityInstance | undefined {
  const parent = abilities.find((other) => other.ability.kind === 'keyword' && key.startsWith(`${other.key}.`))
  return parent ?? abilities.find((other) => other.key === key)
}

function abilityText(game: Game, id: ObjectId, key: string): string {
  const c = characteristics(game, id)
  const instance = told(c.abilities, key)
  if (!instance) return 'an ability'
  const face: CardFace = {
    name: c.name,
    supertypes: supertypesOf(c),
    types: typesOf(c),
    subtypes: c.subtypes,
    abilities: [instance.ability],
  }
  return renderFace(face).abilities[0] ?? ''
}

function castText(game: Game, action: Extract<Action, { kind: 'cast' }>): string {
  const { object, face, method } = action
  const printed = printedFace(game, object, face)
  const zone = game.state.objects[object]?.zone ?? 'hand'
  const from = zone === 'hand' ? '' : ` from ${zone}`
  const spell = `Cast ${printed?.name ?? nameNow(game, object)}${from}`
  const [way = '', key = ''] = method.split(':', 2)
  if (way === 'morph' || way === 'disguise') return `${spell} face down for {3}`
  if (way === 'alternative') return `${spell} (${abilityText(game, object, key)})`
  if (['disturb', 'escape', 'flashback', 'foretell', 'jump-start', 'plot', 'retrace'].includes(way))
    return `${spell} (${way})`
  // A face behind the printed ones is both halves, which have their own name, or the prototype.
  if (printed === undefined && !spell.includes(' // ')) return `${spell} (prototype)`
  return printed?.cost === undefined ? spell : `${spell} ${printed.cost}`
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

function manualText(game: Game, manual: ManualAction): string {
  switch (manual.do) {
    case 'tap':
      return `Tap ${nameNow(game, manual.object)}`
    case 'untap':
      return `Untap ${nameNow(game, manual.object)}`
    case 'move':
      return `Move ${nameNow(game, manual.object)} to ${manual.to}`
    case 'counters':
      return `${signed(manual.change)} ${manual.counter} counters on ${nameNow(game, manual.object)}`
    case 'life':
      return `${game.state.players[manual.player].name}: ${signed(manual.change)} life`
    case 'draw':
      return `${game.state.players[manual.player].name} draws a card`
    case 'shuffle':
      return `${game.state.players[manual.player].name} shuffles their library`
    case 'token':
      return `Create ${manual.name}`
  }
}

/** What a legal action does, for the person who may take it: `Cast Goblin Lackey {R}`. */
export function describeAction(game: Game, action: Action): string {
  switch (action.kind) {
    case 'pass':
      return 'Pass'
    case 'concede':
      return 'Concede'
    case 'playLand':
      return `Play ${printedFace(game, action.object, action.face)?.name ?? nameNow(game, action.object)}`
    case 'cast':
      return castText(game, action)
    case 'activate':
    case 'activateMana':
      return `${nameNow(game, action.object)}: ${abilityText(game, action.object, action.ability)}`
    case 'turnFaceUp':
      return `Turn ${printedFace(game, action.object, 0)?.name ?? 'it'} face up`
    case 'manual':
      return manualText(game, action.manual)
  }
}
