"""Games as environments of other libraries; each adapter needs the extra `adapters`."""
