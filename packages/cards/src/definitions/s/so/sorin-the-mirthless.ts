import {
  activated,
  anyTarget,
  card,
  createToken,
  dealDamage,
  gainLife,
  keywords,
  loseLife,
  loyalty,
  manaValueOf,
  put,
  the,
  token,
} from '@spellwright/dsl'

export const sorinTheMirthless = card({
  name: 'Sorin the Mirthless',
  cost: '{2}{B}{B}',
  type: 'Legendary Planeswalker — Sorin',
  loyalty: 4,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'card' },
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'reveal', what: the('card') }, put('hand', the('card'), { as: 'taken' })],
          then: [loseLife(manaValueOf(the('taken')))],
        },
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        createToken(
          1,
          token({
            colors: ['B'],
            type: 'Creature — Vampire',
            power: 2,
            toughness: 3,
            abilities: keywords('flying', 'lifelink'),
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      targets: { target: anyTarget },
      effects: [dealDamage(13, the('target')), gainLife(13)],
    }),
  ],
})
