import { card, counterSpell, mana, triggered, unless } from '@spellwright/dsl'

export const netherVoid = card({
  name: 'Nether Void',
  cost: '{3}{B}',
  type: 'World Enchantment',
  abilities: [
    triggered({
      on: { kind: 'cast' },
      effects: [unless('eventPlayer', [mana('{3}')], counterSpell('eventObject'))],
    }),
  ],
})
