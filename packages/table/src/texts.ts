import {
  type Ability,
  type CardDefinition,
  type CardFace,
  characteristics,
  explain,
  explainKeywords,
  type Game,
  type GameView,
  type ObjectId,
  type RenderedCard,
  renderCard,
  renderFace,
} from 'spellwright/play'
import type { Reasons, StackText } from './scene.ts'

const rendered = new WeakMap<CardDefinition, RenderedCard>()

function render(definition: CardDefinition): RenderedCard {
  const known = rendered.get(definition)
  if (known) return known
  const card = renderCard(definition)
  rendered.set(definition, card)
  return card
}

/** The definition of a card or token in the game that has this name, or a face with this name. */
function definitionNamed(game: Game, name: string): CardDefinition | undefined {
  const named = (definition: CardDefinition): boolean =>
    definition.name === name || definition.faces.some((face) => face.name === name)
  for (const source of game.state.definitions) {
    const definition = source.kind === 'card' ? game.cards.tryGet(source.name) : source.definition
    if (definition && named(definition)) return definition
  }
  return game.cards.tryGet(name)
}

/** All names in the view; texts may be sent only for these. */
export function namesIn(view: GameView): Set<string> {
  const names = new Set<string>()
  const see = (card: { readonly name: string; readonly definition?: string } | null): void => {
    if (!card) return
    names.add(card.name)
    if (card.definition !== undefined) names.add(card.definition)
  }
  view.hand.forEach(see)
  view.command.forEach(see)
  view.sideboard.forEach(see)
  view.controlledHand?.forEach(see)
  for (const permanent of view.battlefield) {
    see(permanent)
    see(permanent.card)
  }
  for (const item of view.stack) {
    see({ name: item.name })
    see(item.card)
  }
  for (const card of view.exile) if ('name' in card) see(card)
  for (const { graveyard, knownHand, knownLibrary, revealedTop, companion } of view.players) {
    graveyard.forEach(see)
    knownHand.forEach(see)
    knownLibrary.forEach(see)
    see(revealedTop)
    see(companion)
  }
  view.decision?.cards.forEach(see)
  names.delete('')
  return names
}

/** The texts for these names, by name. */
export function textsFor(game: Game, names: Iterable<string>): Record<string, RenderedCard> {
  const texts: Record<string, RenderedCard> = {}
  for (const name of names) {
    const definition = definitionNamed(game, name)
    if (definition) texts[name] = render(definition)
  }
  return texts
}

const abilityText = (face: Pick<CardFace, 'name' | 'supertypes' | 'types' | 'subtypes'>, ability: Ability): string =>
  renderFace({ ...face, abilities: [ability] }).abilities[0] ?? ''

/** The text of an ability on the stack; null for a spell. */
export function stackText(view: GameView, { ability, name, source }: GameView['stack'][number]): string | null {
  if (ability === null) return null
  const from = view.battlefield.find((permanent) => permanent.id === source)
  const { supertypes = [], types = [], subtypes = [] } = from ?? {}
  return abilityText({ name, supertypes, types, subtypes }, ability)
}

export const stackTexts = (view: GameView): StackText[] =>
  view.stack.flatMap((item) => {
    const text = stackText(view, item)
    return text === null ? [] : [{ id: item.id, text }]
  })

const statsText = ({
  power,
  toughness,
}: {
  readonly power: number | null
  readonly toughness: number | null
}): string => (power === null || toughness === null ? '' : ` ${power}/${toughness}`)

/** The effects that apply to an object, with their sources and layers. */
export function reasonsFor(game: Game, id: ObjectId): Reasons | null {
  if (!game.state.battlefield.includes(id)) return null
  const { before, now, effects } = explain(game, id)
  const { name, supertypes, types, subtypes } = now
  return {
    before: `${before.name || 'A face-down card'}${statsText(before)}`,
    now: `${now.name || 'A face-down card'}${statsText(now)}`,
    reminders: explainKeywords(characteristics(game, id).abilities.map(({ ability }) => ability)),
    effects: effects.map(({ layer, sourceName, modification, note }) => ({
      layer,
      source: sourceName,
      text: modification
        ? abilityText({ name, supertypes, types, subtypes }, { kind: 'static', affects: 'self', apply: [modification] })
        : note,
    })),
  }
}
