import { activated, card, createToken, keyword, mana, putCounters, token } from '@spellwright/dsl'

export const cameraLauncher = card({
  name: 'Camera Launcher',
  cost: '{3}',
  type: 'Artifact Creature — Construct',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      abilityWord: 'Exhaust',
      cost: [mana('{3}')],
      limit: { times: 1, per: 'game' },
      effects: [
        putCounters('+1/+1', 1, 'self'),
        createToken(
          1,
          token({
            colors: [],
            type: 'Artifact Creature — Thopter',
            power: 1,
            toughness: 1,
            abilities: [keyword('flying')],
          }),
        ),
      ],
    }),
  ],
})
