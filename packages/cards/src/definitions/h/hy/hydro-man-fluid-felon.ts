import { apply, atBeginningOf, card, gainAbility, modifyPT, tapForMana, triggered, untap } from '@spellwright/dsl'

export const hydroManFluidFelon = card({
  name: 'Hydro-Man, Fluid Felon',
  cost: '{U}{U}',
  type: 'Legendary Creature — Elemental Villain',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: { color: 'U' } },
      condition: { kind: 'matches', object: 'self', filter: { type: 'creature' } },
      effects: [apply('eventObject', [modifyPT(1, 1)])],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [
        untap('self'),
        apply('self', [{ kind: 'setTypes', types: ['land'] }, gainAbility(tapForMana('{U}'))], 'untilYourNextTurn'),
      ],
    }),
  ],
})
