import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  mana,
  replacement,
  setBasePT,
  setColor,
  tapForMana,
  X,
} from '@spellwright/dsl'

export const lairOfTheHydra = card({
  name: 'Lair of the Hydra',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'exists', of: { type: 'land', controller: 'you', other: true }, count: { atLeast: 2 } } },
    ),
    tapForMana('{G}'),
    activated({
      cost: [mana('{X}{G}')],
      x: 'notZero',
      effects: [apply('self', [addType('creature'), addSubtype('Hydra'), setColor('G'), setBasePT(X)])],
    }),
  ],
})
