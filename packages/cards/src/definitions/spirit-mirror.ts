import {
  activated,
  atBeginningOf,
  card,
  createToken,
  destroy,
  mana,
  not,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

const reflection = token({ colors: ['W'], type: 'Creature — Reflection', power: 2, toughness: 2 })

export const spiritMirror = card({
  name: 'Spirit Mirror',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: not({ kind: 'exists', of: { subtype: 'Reflection', is: 'token' } }),
      effects: [createToken(1, reflection)],
    }),
    activated({
      cost: [mana('{0}')],
      targets: { reflection: target({ subtype: 'Reflection' }) },
      effects: [destroy(the('reflection'))],
    }),
  ],
})
