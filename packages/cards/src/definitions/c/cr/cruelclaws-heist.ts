import { card, exactly, exile, keyword, ruleUntil, spell, targetOpponent, the, when } from '@spellwright/dsl'

export const cruelclawsHeist = card({
  name: "Cruelclaw's Heist",
  cost: '{B}{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: exactly(1),
          as: 'card',
        },
        exile(the('card'), { as: 'exiled' }),
        when(
          { kind: 'paid', cost: 'gift' },
          ruleUntil(
            {
              kind: 'mayPlayFrom',
              player: 'you',
              zone: 'exile',
              what: { among: the('exiled') },
              verb: 'cast',
            },
            'game',
          ),
          ruleUntil(
            { kind: 'spendAsAnyColor', player: 'you', spell: { among: the('exiled') }, type: 'anyType' },
            'game',
          ),
        ),
      ],
    }),
  ],
})
