import { activated, addMana, card, mana, replacement, tap, tapForMana } from '@spellwright/dsl'

export const castleGarenbrig = card({
  name: 'Castle Garenbrig',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'not', condition: { kind: 'exists', of: { subtype: 'Forest', controller: 'you' } } } },
    ),
    tapForMana('{G}'),
    activated({
      cost: [mana('{2}{G}{G}'), tap],
      effects: [
        addMana('{G}{G}{G}{G}{G}{G}', {
          kind: 'onlyCastOrActivate',
          spell: { type: 'creature' },
          object: { type: 'creature' },
        }),
      ],
    }),
  ],
})
