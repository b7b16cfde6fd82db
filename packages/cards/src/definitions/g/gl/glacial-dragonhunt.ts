import { card, dealDamage, draw, keyword, mana, matches, spell, target, the, when } from '@spellwright/dsl'

export const glacialDragonhunt = card({
  name: 'Glacial Dragonhunt',
  cost: '{U}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        draw(1),
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'discard', player: 'you', count: 1, how: 'choice', as: 'discarded' }],
          then: [
            when(matches(the('discarded'), { not: { type: 'land' } }), {
              kind: 'reflexiveTrigger',
              targets: { creature: target({ type: 'creature' }) },
              effects: [dealDamage(3, the('creature'))],
            }),
          ],
        },
      ],
    }),
    keyword({ kind: 'harmonize', cost: [mana('{4}{U}{R}')] }),
  ],
})
