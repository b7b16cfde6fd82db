import { type Ability, type CardFace, keywordName } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Characteristics,
  characteristics,
  compiledOf,
  type Game,
  type GameObject,
  type ObjectId,
  recordOf,
  supertypesOf,
  typesOf,
} from '@spellwright/engine'
import { renderFace } from '@spellwright/oracle'
import { shownName } from './names.ts'
import { objectAt } from './table.ts'

type ObjectFacts = Pick<CardFace, 'name' | 'types' | 'supertypes' | 'subtypes'> & {
  /** The enchant ability, because it determines how other abilities refer to the enchanted object. */
  enchant?: Ability | undefined
}

const factsOf = (c: Characteristics): ObjectFacts => ({
  name: c.name,
  types: typesOf(c),
  supertypes: supertypesOf(c),
  subtypes: c.subtypes,
  enchant: c.abilities.find(({ ability }) => ability.kind === 'keyword' && keywordName(ability.keyword) === 'enchant')
    ?.ability,
})

const rendered = new WeakMap<Ability, Map<string, string>>()

/** The text of an ability on an object with these characteristics. */
export function abilityText(ability: Ability, facts: ObjectFacts): string {
  const key = `${facts.name}|${facts.types.join()}|${facts.subtypes.join()}`
  const known = rendered.get(ability) ?? new Map<string, string>()
  rendered.set(ability, known)
  let text = known.get(key)
  if (text === undefined) {
    const { enchant, ...own } = facts
    text =
      renderFace({ ...own, types: [...own.types], abilities: enchant ? [ability, enchant] : [ability] }).abilities[0] ??
      ''
    known.set(key, text)
  }
  return text
}

/** The keyword ability that expands to the ability with that key, such as "Equip {1}" or "Cycling {2}". */
function parentOf(abilities: readonly AbilityInstance[], key: string): AbilityInstance | undefined {
  return abilities.find((other) => other.ability.kind === 'keyword' && key.startsWith(`${other.key}.`))
}

/** The texts by which a script can refer to an ability of an object. */
export function textsOf(c: Characteristics, instance: AbilityInstance): string[] {
  const facts = factsOf(c)
  const own = abilityText(instance.ability, facts)
  const parent = parentOf(c.abilities, instance.key)
  return parent ? [abilityText(parent.ability, facts), own] : [own]
}

/** The names by which an object refers to itself; a legend may use the part of its name before the comma. */
const namesOf = (name: string): string[] => [...new Set([name, name.split(',')[0] ?? ''])].filter((word) => word !== '')

const SELF_WORDS =
  /\b(?:this|that) (?:creature|artifact|enchantment|land|permanent|planeswalker|battle|aura|equipment|vehicle|saga|class|case|room|siege|spacecraft|token|card|spell|siege|fortification)\b/g

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Text for comparison: in lower case, without markup and reminder text, with plain dashes and "this" for the object. */
export function normalizedText(text: string, selfName = ''): string {
  let plain = text
    .replace(/<br>/g, ' ')
    .replace(/&bull;?/g, '•')
    .replace(/<[^>]*>/g, '')
    .replace(/&mdash;|—|–/g, '-')
    .replace(/−/g, '-')
    .replace(/&nbsp;/g, ' ')
    .replace(/[’‘]/g, "'")
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\{this\}/g, 'this')
    .replace(/\bthat (?:creature|card|permanent|spell)'s\b/g, 'its')
    .replace(SELF_WORDS, 'this')
    .replace(/^pay (\{x\}[^:]*), where x is [^:]*:/, '$1:')
  for (const name of namesOf(selfName))
    plain = plain.replace(new RegExp(`(?<![\\w])${escaped(name.toLowerCase())}(?![\\w])`, 'g'), 'this')
  return plain.replace(/\s+/g, ' ').trim()
}

/** Whether one of the texts starts with `beginning`, after normalization. */
export const someStartsWith = (texts: readonly string[], beginning: string, selfName: string): boolean =>
  texts.some((text) => normalizedText(text, selfName).startsWith(normalizedText(beginning, selfName)))

const frontName = (game: Game, def: number): string => compiledOf(game, def).definition.faces[0]?.name ?? ''

const sourceName = (game: Game, id: ObjectId): string => {
  const record = recordOf(game, id)
  if (!record) return ''
  return shownName(game, id) || frontName(game, record.def)
}

export interface StackDescription {
  readonly texts: readonly string[]
  readonly name: string
  readonly isCopy: boolean
}

/** A spell is described as "Cast <name>", an ability by its text. */
export function describeOnStack(game: Game, id: ObjectId): StackDescription {
  const object = objectAt(game, id)
  if (object.kind !== 'ability') {
    const name = shownName(game, id)
    // Scripts refer to a face-down spell by the name of the card.
    const hidden = object.faceDown ? [`Cast ${frontName(game, object.def)}`] : []
    return { texts: [`Cast ${name}`, ...hidden], name, isCopy: object.kind === 'copy' || object.copy !== null }
  }
  return describeAbility(game, object)
}

function describeAbility(game: Game, object: GameObject): StackDescription {
  const item = object.stack
  if (!item) return { texts: [], name: '', isCopy: false }
  const name = sourceName(game, item.source)
  const isCopy = item.castAs === 'copy'
  const source = game.state.objects[item.source]
  if (!item.ability) return { texts: [], name, isCopy }
  const c = source ? characteristics(game, item.source) : game.state.lastKnown.get(item.source)?.characteristics
  if (!c) return { texts: [abilityText(item.ability, { name, types: [], supertypes: [], subtypes: [] })], name, isCopy }
  const instance = { ability: item.ability, key: item.abilityKey, grantedAt: 0 }
  return { texts: textsOf(c, instance), name, isCopy }
}
