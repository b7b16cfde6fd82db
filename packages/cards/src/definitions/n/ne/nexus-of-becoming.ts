import {
  addSubtype,
  addType,
  atBeginningOf,
  card,
  draw,
  exactly,
  exile,
  may,
  setBasePT,
  the,
  triggered,
} from '@spellwright/dsl'

export const nexusOfBecoming = card({
  name: 'Nexus of Becoming',
  type: 'Artifact',
  cost: '{6}',
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      effects: [
        draw(1),
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', type: ['artifact', 'creature'] },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          exile(the('card'), { as: 'exiled' }),
          {
            kind: 'createTokenCopy',
            player: 'you',
            count: 1,
            of: the('exiled'),
            except: [addType('artifact', 'creature'), addSubtype('Golem'), setBasePT(3)],
          },
        ),
      ],
    }),
  ],
})
