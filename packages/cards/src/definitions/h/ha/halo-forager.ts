import { card, enters, keyword, mana, target, the, triggered, X } from '@spellwright/dsl'

export const haloForager = card({
  name: 'Halo Forager',
  cost: '{1}{U}{B}',
  type: 'Creature — Faerie Rogue',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{X}')],
          x: 'chosen',
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: {
                card: target({ zone: 'graveyard', type: ['instant', 'sorcery'], manaValue: { exactly: X } }),
              },
              effects: [
                { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'spell' },
                {
                  kind: 'shield',
                  replacement: { kind: 'zoneChange', object: the('spell'), to: 'graveyard', instead: { to: 'exile' } },
                  until: 'game',
                  uses: 'once',
                },
              ],
            },
          ],
        },
      ],
    }),
  ],
})
