import type { Ability } from './ability.ts'
import {
  attacks,
  continuous,
  count,
  dies,
  gain,
  gainAbility,
  keyword,
  loseLife,
  mana,
  modifyPT,
  putCounters,
  setBasePT,
  triggered,
} from './builders/index.ts'
import { type TokenDefinition, token } from './card.ts'
import type { Modification } from './modification.ts'

/** CR 303.7, 111.10j–r: an Aura that only a token is. */
const role = (name: string, ...abilities: readonly Ability[]): TokenDefinition =>
  token({
    name,
    colors: [],
    type: 'Enchantment — Aura Role',
    abilities: [keyword({ kind: 'enchant', what: { type: 'creature' } }), ...abilities],
  })

const enchanted = (...apply: readonly Modification[]): Ability => continuous({ affects: 'attachedTo', apply })

const ENCHANTMENTS = count({ type: 'enchantment', controller: 'you' })

/** By the words that name them. */
export const ROLE_TOKENS: Readonly<Record<string, TokenDefinition>> = {
  'Cursed Role': role('Cursed', enchanted(setBasePT(1, 1))),
  'Monster Role': role('Monster', enchanted(modifyPT(1, 1), gain('trample'))),
  'Royal Role': role('Royal', enchanted(modifyPT(1, 1), gain({ kind: 'ward', cost: [mana('{1}')] }))),
  'Sorcerer Role': role(
    'Sorcerer',
    enchanted(
      modifyPT(1, 1),
      gainAbility(triggered({ on: attacks('self'), effects: [{ kind: 'scry', player: 'you', count: 1 }] })),
    ),
  ),
  'Virtuous Role': role('Virtuous', enchanted(modifyPT(ENCHANTMENTS, ENCHANTMENTS))),
  'Wicked Role': role(
    'Wicked',
    enchanted(modifyPT(1, 1)),
    triggered({ on: dies('self'), effects: [loseLife(1, 'opponent')] }),
  ),
  'Young Hero Role': role(
    'Young Hero',
    enchanted(
      gainAbility(
        triggered({
          on: attacks('self'),
          condition: { kind: 'compare', quantity: { kind: 'toughnessOf', object: 'self' }, is: { atMost: 3 } },
          effects: [putCounters('+1/+1', 1, 'self')],
        }),
      ),
    ),
  ),
}
