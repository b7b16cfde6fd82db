import { all, entersWith, matches, payLife, put, spell, tapForMana, the, twoFaced, upTo } from '@spellwright/dsl'

export const turntimberSymbiosisTurntimberSerpentineWood = twoFaced(
  'modal_dfc',
  {
    name: 'Turntimber Symbiosis',
    type: 'Sorcery',
    cost: '{4}{G}{G}{G}',
    abilities: [
      spell({
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 7, as: 'top' },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('top'),
            filter: { type: 'creature' },
            count: upTo(1),
            as: 'card',
          },
          {
            kind: 'if',
            condition: matches(the('card'), { manaValue: { atMost: 3 } }),
            then: [put('battlefield', the('card'), { counters: { counter: '+1/+1', count: 3 } })],
            else: [put('battlefield', the('card'))],
          },
          put('library', all({ zone: 'library', among: the('top') }), {
            library: { position: 'bottom', order: 'random' },
          }),
        ],
      }),
    ],
  },
  {
    name: 'Turntimber, Serpentine Wood',
    type: 'Land',
    abilities: [entersWith({ kind: 'payOr', cost: [payLife(3)], else: [{ kind: 'tapped' }] }), tapForMana('{G}')],
  },
)
