/** Reports in IndexedDB, separate from claims: they belong to no account. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ascending } from '../../../domain/order.ts';
import type { ReportRequest } from '../../../domain/wire/wire.ts';

export type ReportStore = {
  /** Oldest first. */
  all(): Promise<ReportRequest[]>;
  save(report: ReportRequest): Promise<void>;
  drop(reportId: string): Promise<void>;
};

interface ReportsDatabase extends DBSchema {
  reports: { key: string; value: ReportRequest };
}

export function openReportStore(): ReportStore {
  const use = async <T>(work: (db: IDBPDatabase<ReportsDatabase>) => Promise<T>): Promise<T> => {
    const db = await openDB<ReportsDatabase>('north-star-trails-reports', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('reports', { keyPath: 'reportId' });
      },
    });
    try {
      return await work(db);
    } finally {
      db.close();
    }
  };
  return {
    async all() {
      const reports = await use((db) => db.getAll('reports'));
      return reports.sort((a, b) => ascending(a.writtenAt, b.writtenAt));
    },
    async save(report) {
      await use((db) => db.put('reports', report));
    },
    async drop(reportId) {
      await use((db) => db.delete('reports', reportId));
    },
  };
}
