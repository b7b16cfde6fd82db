import { card, chooseOne, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const academicProbation = card({
  name: 'Academic Probation',
  cost: '{1}{W}',
  type: 'Sorcery — Lesson',
  abilities: [
    spell({
      modes: chooseOne(
        {
          effects: [
            {
              kind: 'chooseWord',
              player: 'you',
              choose: { kind: 'cardName', filter: { not: { type: 'land' } } },
              as: 'name',
            },
            ruleUntil(
              { kind: 'cantCast', player: 'opponent', spell: { name: { chosen: 'name' } } },
              'untilYourNextTurn',
            ),
          ],
        },
        {
          targets: { permanent: target({ not: { type: 'land' } }) },
          effects: [
            ruleUntil({ kind: 'cantAttack', what: the('permanent') }, 'untilYourNextTurn'),
            ruleUntil({ kind: 'cantBlock', what: the('permanent') }, 'untilYourNextTurn'),
            ruleUntil({ kind: 'cantActivate', object: the('permanent'), ability: 'any' }, 'untilYourNextTurn'),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
