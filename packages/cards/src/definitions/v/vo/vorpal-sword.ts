import {
  activated,
  apply,
  card,
  continuous,
  gain,
  gainAbility,
  keyword,
  mana,
  modifyPT,
  triggered,
} from '@spellwright/dsl'

export const vorpalSword = card({
  name: 'Vorpal Sword',
  cost: '{B}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 0), gain('deathtouch')] }),
    activated({
      cost: [mana('{5}{B}{B}{B}')],
      effects: [
        apply('self', [
          gainAbility(
            triggered({
              on: { kind: 'damage', source: 'attachedTo', to: { player: 'any' }, combat: 'combat' },
              effects: [{ kind: 'loseGame', player: 'eventPlayer' }],
            }),
          ),
        ]),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{B}{B}')] }),
  ],
})
