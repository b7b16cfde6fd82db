import { addMana, all, card, dealDamage, draw, enters, gainLife, triggered, when } from '@spellwright/dsl'

export const omnathLocusOfCreation = card({
  name: 'Omnath, Locus of Creation',
  cost: '{R}{G}{W}{U}',
  type: 'Legendary Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [
        when({ kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 1 } }, gainLife(4)),
        when({ kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 2 } }, addMana('{R}{G}{W}{U}')),
        when(
          { kind: 'compare', quantity: { kind: 'timesResolved' }, is: { exactly: 3 } },
          dealDamage(4, { players: 'opponent', objects: all({ type: 'planeswalker', controller: 'opponent' }) }),
        ),
      ],
    }),
  ],
})
