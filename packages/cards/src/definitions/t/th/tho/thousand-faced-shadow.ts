import { card, keyword, mana, matches, target, the, triggered } from '@spellwright/dsl'

export const thousandFacedShadow = card({
  name: 'Thousand-Faced Shadow',
  cost: '{U}',
  type: 'Creature — Human Ninja',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{2}{U}{U}')] }),
    keyword('flying'),
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'hand', to: 'battlefield' },
      condition: matches('self', { is: 'attacking' }),
      targets: { creature: target({ type: 'creature', is: 'attacking', other: true }) },
      effects: [
        { kind: 'createTokenCopy', player: 'you', count: 1, of: the('creature'), enters: ['tapped', 'attacking'] },
      ],
    }),
  ],
})
