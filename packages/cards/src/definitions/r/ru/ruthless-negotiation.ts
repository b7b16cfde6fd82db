import { card, draw, exactly, exile, keyword, mana, spell, targetOpponent, the, when } from '@spellwright/dsl'

export const ruthlessNegotiation = card({
  name: 'Ruthless Negotiation',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'choose',
          player: the('player'),
          from: { zone: 'hand' },
          whose: the('player'),
          count: exactly(1),
          as: 'card',
        },
        exile(the('card')),
        when({ kind: 'castFrom', zone: 'graveyard' }, draw(1)),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{4}{B}')] }),
  ],
})
