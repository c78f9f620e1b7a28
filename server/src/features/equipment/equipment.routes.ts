import { api } from '@limpid/contract';
import { requireFound } from '../../http/problems.ts';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { listEntries, recordEntry, recordPoolEntry, removeEntry } from './equipment-entries.ts';
import { findEquipmentRow } from './equipment.queries.ts';
import { addEquipment, changeEquipment, listEquipment, removeEquipment } from './equipment.ts';

export function equipmentRoutes(app: HttpApp): void {
  bindPool(app, api.equipment.list, ({ db, pool, query, now }) => listEquipment(db, pool, query, now));
  bindPool(app, api.equipment.add, ({ db, pool, body, now }) => addEquipment(db, pool, body, now));
  bindPool(app, api.equipment.change, ({ db, pool, params, body, now, request }) =>
    changeEquipment(db, pool, params.id, body, { now, version: knownVersion(request) }),
  );
  bindPool(app, api.equipment.remove, ({ db, pool, params, now, request }) =>
    removeEquipment(db, pool, params.id, { now, version: knownVersion(request) }),
  );
  bindPool(app, api.equipment.listEntries, ({ db, pool, params, query }) => listEntries(db, pool, query, params.id));
  bindPool(app, api.equipment.recordEntry, async ({ db, pool, params, body, now }) => {
    requireFound(await findEquipmentRow(db, pool.id, params.id));
    return recordEntry(db, pool, params.id, body, now);
  });
  bindPool(app, api.equipmentEntries.list, ({ db, pool, query }) => listEntries(db, pool, query));
  bindPool(app, api.equipmentEntries.record, ({ db, pool, body, now }) => recordPoolEntry(db, pool, body, now));
  bindPool(app, api.equipmentEntries.remove, ({ db, pool, params, request }) => removeEntry(db, pool, params.id, knownVersion(request)));
}
