/** What continuous effects do to objects. Each builder returns plain data. */
import type { Ability } from '../ability.ts'
import type { Keyword } from '../keyword.ts'
import type { Modification } from '../modification.ts'
import type { Quantity } from '../quantity.ts'
import type { CardType, Color } from '../vocabulary.ts'

/** It has these card types in addition. */
export const addType = (...types: CardType[]): Modification => ({ kind: 'addType', types })
/** It has these subtypes in addition. */
export const addSubtype = (...subtypes: string[]): Modification => ({ kind: 'addSubtype', subtypes })
/** It has these land types instead of its own (CR 305.7). */
export const setLandTypes = (...subtypes: string[]): Modification => ({ kind: 'setLandTypes', subtypes })
/** It has these colours instead of its own; without any it is colorless. */
export const setColor = (...colors: Color[]): Modification => ({ kind: 'setColor', colors })
/** It has that keyword. */
export const gain = (word: Keyword): Modification => ({ kind: 'gainKeyword', keyword: word })
/** It has that ability. */
export const gainAbility = (ability: Ability): Modification => ({ kind: 'gainAbility', ability })
/** It loses all abilities. */
export const loseAllAbilities: Modification = { kind: 'loseAllAbilities' }
/** It has that base power and toughness (layer 7b). */
export const setBasePT = (power: Quantity, toughness: Quantity = power): Modification => ({
  kind: 'setBasePT',
  power,
  toughness,
})
/** It gets +N/+N (layer 7c). */
export const modifyPT = (power: Quantity, toughness: Quantity): Modification => ({ kind: 'modifyPT', power, toughness })
/** You control it (layer 2). */
export const youControlIt: Modification = { kind: 'setController', player: 'you' }
