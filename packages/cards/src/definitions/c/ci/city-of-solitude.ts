import { card, rule } from '@spellwright/dsl'

export const cityOfSolitude = card({
  name: 'City of Solitude',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [
    rule({ kind: 'cantCast', player: 'nonactivePlayer', spell: {} }),
    rule({
      kind: 'cantActivate',
      object: { zone: ['battlefield', 'hand', 'graveyard', 'exile', 'command'] },
      ability: 'any',
      by: 'nonactivePlayer',
    }),
  ],
})
