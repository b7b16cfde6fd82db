import {
  type Ability,
  type CardDefinition,
  type CardFace,
  card,
  type FaceInput,
  formatTypeLine,
} from '@spellwright/dsl'

/**
 * Many cards in little room: every different ability once, one to a line, then an empty line, then a line a card: name,
 * mana cost, type line, power/toughness or loyalty, colour indicator, and the numbers of its abilities.
 */
const FIELDS = '\t'

function numbersOf({ power, toughness, loyalty }: CardFace): string {
  if (power !== undefined) return `${power}/${toughness}`
  return loyalty === undefined ? '' : String(loyalty)
}

export function packLibrary(cards: readonly CardDefinition[]): string {
  const places = new Map<string, number>()
  const placeOf = (ability: Ability): number => {
    const text = JSON.stringify(ability)
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const lines = cards.map(({ name, faces }) => {
    const face = faces[0]!
    const fields = [name, face.cost ?? '', formatTypeLine(face), numbersOf(face), face.colorIndicator?.join('') ?? '']
    return [...fields, face.abilities.map(placeOf).join(' ')].join(FIELDS)
  })
  return `${[...places.keys()].join('\n')}\n\n${lines.join('\n')}`
}

/** Cards that are made when they are asked for. */
export interface CardLibrary {
  readonly names: readonly string[]
  tryGet(name: string): CardDefinition | undefined
}

const side = (text: string): number | '*' => (text === '*' ? '*' : Number(text))

function printedNumbers(text: string): Pick<FaceInput, 'power' | 'toughness' | 'loyalty'> {
  if (text === '') return {}
  const [power, toughness] = text.split('/') as [string, string?]
  if (toughness !== undefined) return { power: side(power), toughness: side(toughness) }
  return { loyalty: power === 'X' ? 'X' : Number(power) }
}

interface Lines {
  abilities: readonly string[]
  cards: ReadonlyMap<string, string>
}

function linesOf(packed: string): Lines {
  const middle = packed.indexOf('\n\n')
  const cards = new Map<string, string>()
  for (const line of packed.slice(middle + 2).split('\n')) cards.set(line.slice(0, line.indexOf(FIELDS)), line)
  return { abilities: packed.slice(0, middle).split('\n'), cards }
}

function definitionOf(line: string, abilityAt: (place: string) => Ability): CardDefinition {
  const [name = '', cost, type = '', numbers = '', indicator, places] = line.split(FIELDS)
  return card({
    name,
    ...(cost ? { cost } : {}),
    type,
    ...printedNumbers(numbers),
    ...(indicator ? { colorIndicator: [...indicator] as NonNullable<FaceInput['colorIndicator']> } : {}),
    abilities: places ? places.split(' ').map(abilityAt) : [],
  })
}

/** Nothing is unpacked before the first card is asked for. */
export function openLibrary(packed: string): CardLibrary {
  let lines: Lines | undefined
  const opened = (): Lines => {
    lines ??= linesOf(packed)
    return lines
  }
  const abilities = new Map<string, Ability>()
  const made = new Map<string, CardDefinition>()
  const abilityAt = (place: string): Ability => {
    const ability = abilities.get(place) ?? (JSON.parse(opened().abilities[Number(place)]!) as Ability)
    abilities.set(place, ability)
    return ability
  }
  return {
    get names() {
      return [...opened().cards.keys()]
    },
    tryGet(name) {
      const line = opened().cards.get(name)
      if (line === undefined) return undefined
      const definition = made.get(name) ?? definitionOf(line, abilityAt)
      made.set(name, definition)
      return definition
    },
  }
}
