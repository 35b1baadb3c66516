"""The service on the network: requests, the live channel, the client's pages, and who may what."""
