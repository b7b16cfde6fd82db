import { card, not, oneOf, replacement, tapForMana, youControl } from '@spellwright/dsl'

export const clifftopRetreat = card({
  name: 'Clifftop Retreat',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: not(youControl({ subtype: ['Mountain', 'Plains'] })) },
    ),
    tapForMana(oneOf('{R}', '{W}')),
  ],
})
