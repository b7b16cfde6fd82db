import {
  apply,
  card,
  continuous,
  enters,
  gain,
  gainAbility,
  loseAllAbilities,
  mana,
  may,
  modifyPT,
  tapForMana,
  triggered,
} from '@spellwright/dsl'

export const theIrencrag = card({
  name: 'The Irencrag',
  cost: '{2}',
  type: 'Legendary Artifact',
  abilities: [
    tapForMana('{C}'),
    triggered({
      on: enters({ type: 'creature', supertype: 'legendary', controller: 'you' }),
      effects: [
        may(
          apply(
            'self',
            [
              { kind: 'setName', name: "Everflame, Heroes' Legacy" },
              { kind: 'addSupertype', supertypes: ['legendary'] },
              { kind: 'setTypes', types: ['artifact'], subtypes: ['Equipment'] },
              loseAllAbilities,
              gain({ kind: 'equip', cost: [mana('{3}')] }),
              gainAbility(continuous({ affects: 'attachedTo', apply: [modifyPT(3, 3)] })),
            ],
            'game',
          ),
        ),
      ],
    }),
  ],
})
