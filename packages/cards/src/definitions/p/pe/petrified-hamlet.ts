import { card, continuous, enters, gainAbility, rule, tapForMana, triggered } from '@spellwright/dsl'

export const petrifiedHamlet = card({
  name: 'Petrified Hamlet',
  type: 'Land',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'cardName', filter: { type: 'land' } },
          as: 'name',
          keep: 'keep',
        },
      ],
    }),
    rule({
      kind: 'cantActivate',
      object: { name: { chosen: 'name' }, zone: ['battlefield', 'hand', 'graveyard'] },
      ability: 'nonmana',
    }),
    continuous({ affects: { type: 'land', name: { chosen: 'name' } }, apply: [gainAbility(tapForMana('{C}'))] }),
    tapForMana('{C}'),
  ],
})
