import { activated, card, mana, replacement, tapForMana, target, the } from '@spellwright/dsl'

export const shiftingWoodland = card({
  name: 'Shifting Woodland',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'not', condition: { kind: 'exists', of: { subtype: 'Forest', controller: 'you' } } } },
    ),
    tapForMana('{G}'),
    activated({
      abilityWord: 'Delirium',
      cost: [mana('{2}{G}{G}')],
      targets: { card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }) },
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
        is: { atLeast: 4 },
      },
      effects: [{ kind: 'becomeCopy', what: 'self', of: the('card'), until: 'endOfTurn' }],
    }),
  ],
})
