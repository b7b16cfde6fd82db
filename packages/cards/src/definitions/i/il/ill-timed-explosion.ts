import { all, card, dealDamage, draw, spell, the } from '@spellwright/dsl'

export const illTimedExplosion = card({
  name: 'Ill-Timed Explosion',
  cost: '{2}{U}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        draw(2),
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'discard', player: 'you', count: 2, how: 'choice', as: 'discarded' }],
          then: [
            {
              kind: 'reflexiveTrigger',
              effects: [
                dealDamage(
                  { kind: 'greatest', value: 'manaValue', of: { among: the('discarded') } },
                  all({ type: 'creature' }),
                ),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
