import { CardDefinitions } from '@spellwright/cards'
import {
  type Ability,
  CARD_TYPES,
  type CardDefinition,
  type CardType,
  type Color,
  formatTypeLine,
  type ParsedTypeLine,
  parseTypeLine,
  type Supertype,
  TypeLineError,
} from '@spellwright/dsl'
import {
  type Characteristics,
  characteristics,
  colorsOf,
  compileDefinition,
  type Game,
  ManaCost,
  type ObjectId,
  supertypesOf,
  typesOf,
} from '@spellwright/engine'

interface Facts extends ParsedTypeLine {
  readonly name: string
  readonly manaCost: ManaCost | null
  readonly colors: readonly Color[]
  readonly power: number | null
  readonly toughness: number | null
  readonly abilities: readonly Ability[]
}

function factsOf(c: Characteristics): Facts {
  const types = typesOf(c)
  const isCreature = types.includes('creature')
  return {
    name: c.name,
    manaCost: c.manaCost === null ? null : ManaCost.parse(c.manaCost),
    supertypes: supertypesOf(c),
    types,
    subtypes: c.subtypes,
    colors: colorsOf(c),
    power: isCreature ? c.power : null,
    toughness: isCreature ? c.toughness : null,
    abilities: c.abilities.map(({ ability }) => ability),
  }
}

function printedFacts(definition: CardDefinition): Facts {
  const { combined, faces } = compileDefinition(definition)
  return { ...factsOf((combined ?? faces[0]!.bases)[0]), name: definition.name }
}

/** Somebody typed it: words that are no types are left aside. */
function looseTypeLine(line: string): ParsedTypeLine {
  try {
    return parseTypeLine(line)
  } catch (error) {
    if (!(error instanceof TypeLineError)) throw error
    const words = line.toLowerCase().split(/\P{Letter}+/u)
    return { supertypes: [], types: CARD_TYPES.filter((type) => words.includes(type)), subtypes: [] }
  }
}

const emptyFacts = (name: string, typeLine: string): Facts => ({
  name,
  manaCost: null,
  ...looseTypeLine(typeLine),
  colors: [],
  power: null,
  toughness: null,
  abilities: [],
})

/** A card and what is known of it (SPEC S7.1): printed, by `create`, or as it is in a game right now, by `inGame`. */
export class GameCard {
  readonly name: string
  readonly imageUrl: string | null
  /** The shipped definition; null for a card without one and for tokens. */
  readonly definition: CardDefinition | null
  /** Null is no mana cost at all, as on lands. */
  readonly manaCost: ManaCost | null
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly colors: readonly Color[]
  /** Only creatures have power and toughness; a printed star counts 0 outside a game. */
  readonly power: number | null
  readonly toughness: number | null
  /** Printed ones, and those that keywords and basic land types stand for. */
  readonly abilities: readonly Ability[]

  private constructor(facts: Facts, imageUrl: string | null) {
    this.name = facts.name
    this.imageUrl = imageUrl
    this.definition = CardDefinitions.tryGet(facts.name) ?? null
    this.manaCost = facts.manaCost
    this.supertypes = facts.supertypes
    this.types = facts.types
    this.subtypes = facts.subtypes
    this.colors = facts.colors
    this.power = facts.power
    this.toughness = facts.toughness
    this.abilities = facts.abilities
  }

  /** The type line matters only for a name without a definition. */
  static create(name: string, typeLine = '', imageUrl: string | null = null): GameCard {
    const definition = CardDefinitions.tryGet(name)
    return new GameCard(definition ? printedFacts(definition) : emptyFacts(name, typeLine), imageUrl)
  }

  /** An object of the game as continuous effects have made it. */
  static inGame(game: Game, object: ObjectId, imageUrl: string | null = null): GameCard {
    return new GameCard(factsOf(characteristics(game, object)), imageUrl)
  }

  get typeLine(): string {
    return formatTypeLine(this)
  }

  get isLand(): boolean {
    return this.types.includes('land')
  }

  get isCreature(): boolean {
    return this.types.includes('creature')
  }
}
