import { card, continuous, createToken, enters, gain, token, triggered } from '@spellwright/dsl'

export const wortTheRaidmother = card({
  name: 'Wort, the Raidmother',
  cost: '{4}{R/G}{R/G}',
  type: 'Legendary Creature — Goblin Shaman',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        createToken(2, token({ colors: ['R', 'G'], type: 'Creature — Goblin Warrior', power: 1, toughness: 1 })),
      ],
    }),
    continuous({
      affects: { zone: 'stack', type: ['instant', 'sorcery'], color: ['R', 'G'], controller: 'you' },
      apply: [gain('conspire')],
    }),
  ],
})
