import {
  type Ability,
  type CardDefinition,
  type CardFace,
  card,
  type FaceInput,
  formatTypeLine,
  twoFaced,
} from '@spellwright/dsl'

/**
 * Many cards in little room: every different ability once, one to a line, then an empty line, then a line a card: name,
 * mana cost, type line, power/toughness, loyalty or defense, colour indicator, and the numbers of its abilities. A card with two
 * faces goes on with its layout and the same for the other face.
 */
const FIELDS = '\t'

function numbersOf({ power, toughness, loyalty, defense }: CardFace): string {
  if (power !== undefined) return `${power}/${toughness}`
  return String(loyalty ?? defense ?? '')
}

export function packLibrary(cards: readonly CardDefinition[]): string {
  const places = new Map<string, number>()
  const placeOf = (ability: Ability): number => {
    const text = JSON.stringify(ability)
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const fieldsOf = (face: CardFace): string[] => [
    face.name,
    face.cost ?? '',
    formatTypeLine(face),
    numbersOf(face),
    face.colorIndicator?.join('') ?? '',
    face.abilities.map(placeOf).join(' '),
  ]
  const lines = cards.map(({ layout, faces: [front, back] }) =>
    [...fieldsOf(front!), ...(back === undefined ? [] : [layout, ...fieldsOf(back)])].join(FIELDS),
  )
  return `${[...places.keys()].join('\n')}\n\n${lines.join('\n')}`
}

/** Cards that are made when they are asked for. */
export interface CardLibrary {
  readonly names: readonly string[]
  tryGet(name: string): CardDefinition | undefined
}

const side = (text: string): number | '*' => (text === '*' ? '*' : Number(text))

function printedNumbers(text: string, type: string): Pick<FaceInput, 'power' | 'toughness' | 'loyalty' | 'defense'> {
  if (text === '') return {}
  const [power, toughness] = text.split('/') as [string, string?]
  if (toughness !== undefined) return { power: side(power), toughness: side(toughness) }
  if (type.includes('Battle')) return { defense: Number(power) }
  return { loyalty: power === 'X' ? 'X' : Number(power) }
}

interface Lines {
  abilities: readonly string[]
  cards: ReadonlyMap<string, string>
}

function linesOf(packed: string): Lines {
  const middle = packed.indexOf('\n\n')
  const cards = new Map<string, string>()
  for (const line of packed.slice(middle + 2).split('\n')) cards.set(nameOf(line.split(FIELDS)), line)
  return { abilities: packed.slice(0, middle).split('\n'), cards }
}

/** Fields of a face; behind those of the front stand the layout and the other face. */
const PER_FACE = 6

const nameOf = (fields: readonly string[]): string =>
  fields.length === PER_FACE ? fields[0]! : `${fields[0]} // ${fields[PER_FACE + 1]}`

function faceOf(fields: readonly string[], abilityAt: (place: string) => Ability): FaceInput {
  const [name = '', cost, type = '', numbers = '', indicator, places] = fields
  return {
    name,
    ...(cost ? { cost } : {}),
    type,
    ...printedNumbers(numbers, type),
    ...(indicator ? { colorIndicator: [...indicator] as NonNullable<FaceInput['colorIndicator']> } : {}),
    abilities: places ? places.split(' ').map(abilityAt) : [],
  }
}

function definitionOf(line: string, abilityAt: (place: string) => Ability): CardDefinition {
  const fields = line.split(FIELDS)
  const front = faceOf(fields.slice(0, PER_FACE), abilityAt)
  if (fields.length === PER_FACE) return card(front)
  return twoFaced(fields[PER_FACE] as 'split', front, faceOf(fields.slice(PER_FACE + 1), abilityAt))
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
