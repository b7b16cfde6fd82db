import { card, createToken, destroy, matches, spell, target, the, token, when } from '@spellwright/dsl'

export const gleefulDemolition = card({
  name: 'Gleeful Demolition',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [
        destroy(the('artifact')),
        when(
          matches(the('artifact'), { controller: 'you' }),
          createToken(3, token({ colors: ['R'], type: 'Creature — Phyrexian Goblin', power: 1, toughness: 1 })),
        ),
      ],
    }),
  ],
})
