import { activated, card, exactly, exile, keyword, mana, ruleUntil, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const mishrasResearchDesk = card({
  name: "Mishra's Research Desk",
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    activated({
      cost: [mana('{1}'), tap, sacrificeSelf],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        { kind: 'chooseAmong', player: 'you', among: the('exiled'), count: exactly(1), as: 'card' },
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('card') }, verb: 'play' },
          'endOfYourNextTurn',
        ),
      ],
    }),
    keyword({ kind: 'unearth', cost: [mana('{1}{R}')] }),
  ],
})
