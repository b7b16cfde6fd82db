import { activated, addMana, apply, card, exertCost, gain, mana, replacement, tap, tapForMana } from '@spellwright/dsl'

export const arenaOfGlory = card({
  name: 'Arena of Glory',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      { condition: { kind: 'not', condition: { kind: 'exists', of: { subtype: 'Mountain', controller: 'you' } } } },
    ),
    tapForMana('{R}'),
    activated({
      cost: [mana('{R}'), tap, exertCost],
      effects: [
        addMana('{R}{R}', {
          kind: 'ifSpentOn',
          spell: { type: 'creature' },
          spent: [apply('eventObject', [gain('haste')])],
        }),
      ],
    }),
  ],
})
