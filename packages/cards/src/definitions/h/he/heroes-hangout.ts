import { apply, card, chooseOne, exactly, exile, gain, modifyPT, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const heroesHangout = card({
  name: "Heroes' Hangout",
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        {
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 2, as: 'top', unseen: 'unseen' },
            exile(the('top'), { as: 'exiled' }),
            { kind: 'chooseAmong', player: 'you', among: the('exiled'), count: exactly(1), as: 'card' },
            ruleUntil(
              { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('card') }, verb: 'play' },
              'endOfYourNextTurn',
            ),
          ],
        },
        {
          targets: { creatures: target({ type: 'creature' }, { count: { min: 1, max: 2 } }) },
          effects: [apply(the('creatures'), [modifyPT(1, 0), gain('first strike')])],
        },
      ),
      effects: [],
    }),
  ],
})
